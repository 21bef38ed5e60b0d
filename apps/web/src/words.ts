import { fallbackChain, mergePacks, type Pack } from '@marquee/i18n/catalogue';
import type { LanguageCode } from '@marquee/i18n/languages';
import type { NeedWords } from '@marquee/i18n/needWords';

/** Loads one pack in one language; absent = that language has no words of its own there. */
export type PackLoaders = Readonly<Record<string, Partial<Record<string, () => Promise<{ default: Pack }>>>>>;

/** The words on the screen: a language and all its packs so far. */
export interface Words {
  readonly language: LanguageCode;
  readonly messages: Pack;
  /** a language that was asked for and whose words did not come; the page stays in the one it was in */
  readonly failed?: LanguageCode;
}

export interface WordsOptions {
  loaders: PackLoaders;
  /** loads where the packs are found that `loaders` does not name */
  later?: () => Promise<PackLoaders>;
  /** the brand's default language: where a missing translation is looked for next */
  fallback: LanguageCode;
  /** loads the brand's own overrides of a language; absent = none */
  overrides: (language: LanguageCode) => Promise<Pack> | undefined;
}

/**
 * Holds the words of the tree outside React, so that a language is switched in one step when all its packs are there,
 * and a feature brings its own pack with its chunk. A pack that fails to load leaves its words in the fallback (C08).
 */
export class WordsStore {
  readonly #options: WordsOptions;
  readonly #listeners = new Set<() => void>();
  readonly #packs = new Set(['core']);
  readonly #needed = new Map<string, Promise<void>>();
  #current: Words;
  /** some words did not come, and what speaks them shows the fallback */
  #partial = false;
  /** the last language asked for: an older load never overwrites a newer one */
  #wanted: LanguageCode;

  constructor(options: WordsOptions) {
    this.#options = options;
    this.#wanted = options.fallback;
    this.#current = { language: options.fallback, messages: {} };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly current = (): Words => this.#current;

  /**
   * Loads every pack in use in a language, then shows it. Resolves when it shows, when a later switch overtook it, or when
   * its words did not come: then the page stays in the language it is in, and `failed` names the one that was wanted.
   */
  async show(language: LanguageCode): Promise<void> {
    this.#wanted = language;
    const loaded = new Set<string>();
    let messages: Pack = {};
    let partial = false;
    // a pack may be asked for while others are on their way
    for (let missing = [...this.#packs]; missing.length > 0; ) {
      const part = await this.#load(language, missing);
      if (this.#wanted !== language) return;
      if (!part.whole && language !== this.#options.fallback) return this.#stay(language);
      partial ||= !part.whole;
      messages = mergePacks(messages, part.messages);
      for (const pack of missing) loaded.add(pack);
      missing = [...this.#packs].filter((pack) => !loaded.has(pack));
    }
    this.#partial = partial;
    this.#set({ language, messages });
  }

  /** Asks again for words that did not come, as when the network is back (C08). */
  async again(): Promise<void> {
    if (this.#partial) await this.show(this.#wanted);
  }

  /** Forgets that a language could not be shown. */
  dismissFailure(): void {
    const { language, messages } = this.#current;
    this.#set({ language, messages });
  }

  #stay(failed: LanguageCode): void {
    this.#wanted = this.#current.language;
    this.#set({ ...this.#current, failed });
  }

  /** Makes sure a pack is there in the language on the screen; called with the chunk that speaks it. */
  readonly need: NeedWords = (pack) => {
    const needed = this.#needed.get(pack) ?? this.#add(pack);
    this.#needed.set(pack, needed);
    return needed;
  };

  async #add(pack: string): Promise<void> {
    this.#packs.add(pack);
    const language = this.#wanted;
    const { messages, whole } = await this.#load(language, [pack]);
    // a switch meanwhile knows of the pack and brings it along
    if (this.#wanted !== language || this.#current.language !== language) return this.show(this.#wanted);
    this.#partial ||= !whole;
    // added to what is there: nothing on the screen speaks these words, so none of it is rendered anew for them
    Object.assign(this.#current.messages, messages);
  }

  /** `whole` tells whether all packs of the language itself came; what is missing in them falls back silently. */
  async #load(language: LanguageCode, packs: readonly string[]): Promise<{ messages: Pack; whole: boolean }> {
    const { fallback, overrides } = this.#options;
    let whole = true;
    const layers = await Promise.all(
      fallbackChain(language, fallback)
        .reverse()
        .flatMap((code) =>
          [...packs.map((pack) => this.#pack(pack, code)), overrides(code)].map((layer) =>
            Promise.resolve(layer).catch(() => {
              if (code === language) whole = false;
              return undefined;
            }),
          ),
        ),
    );
    return { messages: mergePacks(...layers), whole };
  }

  async #pack(pack: string, code: string): Promise<Pack | undefined> {
    const { loaders, later } = this.#options;
    const found = loaders[pack] ?? (await later?.())?.[pack];
    return (await found?.[code]?.())?.default;
  }

  #set(words: Words): void {
    this.#current = words;
    for (const listener of this.#listeners) listener();
  }
}

import { fallbackChain, mergePacks, type Pack } from '@marquee/i18n/catalogue';
import type { LanguageCode } from '@marquee/i18n/languages';

/** Loads one pack in one language; absent = that language has no words of its own there. */
export type PackLoaders = Readonly<Record<string, Partial<Record<string, () => Promise<{ default: Pack }>>>>>;

/** The words on the screen: a language and all its packs so far. */
export interface Words {
  readonly language: LanguageCode;
  readonly messages: Pack;
}

export interface WordsOptions {
  loaders: PackLoaders;
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
  #current: Words;
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

  /** Loads every pack in use in a language, then shows it. Resolves when it shows, or when a later switch overtook it. */
  async show(language: LanguageCode): Promise<void> {
    this.#wanted = language;
    const messages = await this.#load(language, [...this.#packs]);
    if (this.#wanted === language) this.#set({ language, messages });
  }

  /** Makes sure a pack is there in the current language; called with the chunk that speaks it. */
  async need(pack: string): Promise<void> {
    if (this.#packs.has(pack)) return;
    const { language } = this.#current;
    const loaded = await this.#load(language, [pack]);
    this.#packs.add(pack);
    if (this.#current.language !== language) return this.show(this.#wanted);
    this.#set({ language, messages: mergePacks(loaded, this.#current.messages) });
  }

  async #load(language: LanguageCode, packs: readonly string[]): Promise<Pack> {
    const { loaders, fallback, overrides } = this.#options;
    const chain = fallbackChain(language, fallback).reverse();
    const layers = await Promise.all(
      chain
        .flatMap((code) => [
          ...packs.map((pack) => loaders[pack]?.[code]?.().then((module) => module.default)),
          overrides(code),
        ])
        .map((layer) => Promise.resolve(layer).catch(() => undefined)),
    );
    return mergePacks(...layers);
  }

  #set(words: Words): void {
    this.#current = words;
    for (const listener of this.#listeners) listener();
  }
}

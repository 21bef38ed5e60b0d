import type { Pack } from '@marquee/i18n/catalogue';
import type { Words, WordsStore } from '@marquee/web/src/words.ts';

export interface WatchedWords {
  /** the store, as the screen gets it */
  readonly words: WordsStore;
  /** Whether words have to be shown anew because these changed. If not, they are once the screen asks for one of them. */
  touches: (ids: readonly string[]) => boolean;
}

/**
 * Notes which words a screen asks for: a text that is not on it can change without every part of it being rendered anew.
 *
 * @param refresh shows the words again, as they are now
 */
export function watchedWords(store: WordsStore, refresh: () => void): WatchedWords {
  const asked = new Set<string>();
  const stale = new Set<string>();
  let copied = false;
  let plain: Words | undefined;
  let watched: Words | undefined;

  function note(key: string | symbol): void {
    if (copied || typeof key !== 'string') return;
    asked.add(key);
    if (stale.size === 0 || !stale.has(key)) return;
    stale.clear();
    queueMicrotask(refresh);
  }
  const watch = (messages: Pack): Pack =>
    new Proxy(messages, {
      get(pack, key) {
        note(key);
        return Reflect.get(pack, key);
      },
      getOwnPropertyDescriptor(pack, key) {
        note(key);
        return Reflect.getOwnPropertyDescriptor(pack, key);
      },
      // who copies all of them, as the document's head does, shows none of them
      ownKeys(pack) {
        copied = true;
        queueMicrotask(() => {
          copied = false;
        });
        return Reflect.ownKeys(pack);
      },
    });
  function current(): Words {
    const now = store.current();
    if (plain === now && watched) return watched;
    plain = now;
    watched = { ...now, messages: watch(now.messages) };
    return watched;
  }

  return {
    words: new Proxy(store, {
      get(target, key) {
        if (key === 'current') return current;
        const value: unknown = Reflect.get(target, key);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    }),
    touches(ids) {
      if (ids.some((id) => asked.has(id))) {
        stale.clear();
        return true;
      }
      for (const id of ids) stale.add(id);
      return false;
    },
  };
}

/** The ids of the words in which two drafts differ, in any language. */
export function differingWords(
  before: Readonly<Partial<Record<string, Pack>>>,
  after: Readonly<Partial<Record<string, Pack>>>,
): string[] {
  const codes = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...codes].flatMap((code) => {
    const [old, now] = [before[code] ?? {}, after[code] ?? {}];
    return Object.keys({ ...old, ...now }).filter((id) => JSON.stringify(old[id]) !== JSON.stringify(now[id]));
  });
}

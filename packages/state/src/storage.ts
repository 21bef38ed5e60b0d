/** Reads what was stored; answers `undefined` (or throws) for text it cannot accept. */
export type Parse<T> = (text: string) => T | undefined;

/** One Web Storage area behind a door that never throws. */
export interface Shelf {
  /** the parsed value, or `undefined` when there is none or it is not what the parser accepts */
  read<T>(key: string, parse: Parse<T>): T | undefined;
  write(key: string, text: string): void;
  remove(key: string): void;
  /** forgets everything but the keys named */
  clear(keep?: readonly string[]): void;
}

/** Where the browser keeps things: `local` outlives the tab, `session` does not. */
export interface AppStorage {
  readonly local: Shelf;
  readonly session: Shelf;
}

/** The part of the DOM's `Storage` that is used; handed in, so that tests and prerendering have none. */
export type StorageArea = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** Key of a value that is ours alone; `theme`, `hisLang`, `token`, `isAgent` are named by the product and stay bare. */
export function ownKey(name: string): string {
  return `mq.${name}`;
}

/**
 * The one door to Web Storage. The areas are asked for by functions because merely touching `window.localStorage` throws
 * where storage is switched off. What cannot be written (private mode, quota) is kept in memory for the page's life.
 */
export function createStorage(areas: { local?: () => StorageArea; session?: () => StorageArea }): AppStorage {
  return { local: createShelf(areas.local), session: createShelf(areas.session) };
}

/** Storage for prerendering, tests and stories: lives as long as the object. */
export function createMemoryStorage(
  initial: { local?: Record<string, string>; session?: Record<string, string> } = {},
) {
  const storage = createStorage({});
  for (const [key, text] of Object.entries(initial.local ?? {})) storage.local.write(key, text);
  for (const [key, text] of Object.entries(initial.session ?? {})) storage.session.write(key, text);
  return storage;
}

function createShelf(open: (() => StorageArea) | undefined): Shelf {
  const area = attempt(() => open?.());
  /** what the area would not take */
  const memory = new Map<string, string>();

  const remove = (key: string) => {
    memory.delete(key);
    attempt(() => area?.removeItem(key));
  };
  const keys = () => {
    const stored = attempt(() => Array.from({ length: area?.length ?? 0 }, (_, index) => area?.key(index))) ?? [];
    return [...memory.keys(), ...stored.filter((key) => typeof key === 'string')];
  };

  return {
    read(key, parse) {
      const text = memory.get(key) ?? attempt(() => area?.getItem(key)) ?? undefined;
      return text === undefined ? undefined : attempt(() => parse(text));
    },
    write(key, text) {
      memory.delete(key);
      const written = attempt(() => {
        area?.setItem(key, text);
        return area !== undefined;
      });
      if (written) return;
      // an older value left behind must not come back after a reload
      attempt(() => area?.removeItem(key));
      memory.set(key, text);
    },
    remove,
    clear(keep = []) {
      for (const key of keys()) if (!keep.includes(key)) remove(key);
    },
  };
}

function attempt<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}

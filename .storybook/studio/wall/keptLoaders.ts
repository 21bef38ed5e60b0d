import type { PackLoaders } from '@marquee/web/src/words.ts';

/** Loads each pack once: even of a module that is there, a browser makes the next frame come before it is imported again. */
export function keptLoaders(loaders: PackLoaders): PackLoaders {
  const once = <T>(load: () => Promise<T>): (() => Promise<T>) => {
    let kept: Promise<T> | undefined;
    return () => {
      kept ??= load().catch((cause: unknown) => {
        // what did not come is asked for again
        kept = undefined;
        throw cause;
      });
      return kept;
    };
  };
  const each = <V, W>(of: Readonly<Record<string, V>>, map: (value: V) => W): Record<string, W> =>
    Object.fromEntries(Object.entries(of).map(([key, value]) => [key, map(value)]));
  return each(loaders, (pack) => each(pack, (load) => load && once(load)));
}

import type { BrandData } from '@marquee/brand/data';

type Flags = BrandData['flags'];

export interface WatchedFlags {
  /** the brand, as the screen gets it */
  watch: (brand: BrandData) => BrandData;
  /** Whether the screen has to be rendered for the second brand. If not, it is once it asks for a flag that changed. */
  touches: (before: BrandData, after: BrandData) => boolean;
}

/**
 * Notes which flags a screen goes by: what is switched on for another one need not be rendered on this.
 *
 * @param refresh renders the screen, with the brand as it is now
 */
export function watchedFlags(refresh: () => void): WatchedFlags {
  const asked = new Set<PropertyKey>();
  const stale = new Set<PropertyKey>();

  function note(name: PropertyKey): void {
    asked.add(name);
    if (!stale.has(name)) return;
    stale.clear();
    queueMicrotask(refresh);
  }
  const watched = (flags: Flags): Flags =>
    new Proxy(flags, {
      get(pack, name) {
        note(name);
        return Reflect.get(pack, name);
      },
      getOwnPropertyDescriptor(pack, name) {
        note(name);
        return Reflect.getOwnPropertyDescriptor(pack, name);
      },
    });

  return {
    watch: (brand) => ({ ...brand, flags: watched(brand.flags) }),
    touches(before, after) {
      const names = changedFlags(before, after);
      if (!names || names.some((name) => asked.has(name))) {
        stale.clear();
        return true;
      }
      for (const name of names) stale.add(name);
      return false;
    },
  };
}

/** The flags in which two brands differ; nothing if something else differs as well. */
function changedFlags(before: BrandData, after: BrandData): (keyof Flags)[] | undefined {
  const parts = new Set([...Object.keys(before), ...Object.keys(after)] as (keyof BrandData)[]);
  for (const part of parts) if (part !== 'flags' && before[part] !== after[part]) return undefined;
  const names = new Set([...Object.keys(before.flags), ...Object.keys(after.flags)] as (keyof Flags)[]);
  return [...names].filter((name) => before.flags[name] !== after.flags[name]);
}

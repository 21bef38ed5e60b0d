import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FlagName, type FlagRule, flagNames, flagRules } from '@marquee/brand/flagRules';
import { resolveFlags } from '@marquee/brand/resolveFlags';
import type { SandboxOptions } from '@marquee/sandbox/sandbox';

type Switches = NonNullable<SandboxOptions['modules']>;

/** What a built page says of its brand; the build wrote it, and what is no such thing is left out. */
const BRAND = /<script type="application\/json" id="brand">(.*?)<\/script>/s;

/**
 * The switches of each brand's module tree as its pack has them, by merchant code, so that the stand-in asks for what the
 * brand's screens offer: a code by SMS, a password with a mobile number. Read once: another build needs another start.
 */
export function switchesOf(dist: string, brands: readonly string[]): Switches {
  return Object.fromEntries(brands.flatMap((id) => entryOf(join(dist, 'sites', id, 'index.html'))));
}

function entryOf(page: string): [string, Record<string, boolean>][] {
  try {
    const brand: unknown = JSON.parse(BRAND.exec(readFileSync(page, 'utf8'))?.[1] ?? 'null');
    if (typeof brand !== 'object' || brand === null || !('merchantCode' in brand) || !('flags' in brand)) return [];
    return [[String(brand.merchantCode), modulesOf(brand.flags as Partial<Record<FlagName, boolean>>)]];
  } catch {
    return [];
  }
}

function modulesOf(pack: Partial<Record<FlagName, boolean>>): Record<string, boolean> {
  const resolved = resolveFlags(pack);
  const entries = flagNames.flatMap((name) => {
    const { platform }: FlagRule = flagRules[name];
    return platform?.from === 'whitelabel' ? [[platform.id, resolved[name].value] as const] : [];
  });
  return Object.fromEntries(entries);
}

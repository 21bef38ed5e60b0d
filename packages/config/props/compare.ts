import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Api } from './describe.ts';
import type { Members } from './members.ts';

export const snapshotFile = 'packages/ui/api/props.json';

export function readSnapshot(root: string): Api {
  return JSON.parse(readFileSync(join(root, snapshotFile), 'utf8'));
}

export function writeSnapshot(root: string, api: Api): void {
  writeFileSync(join(root, snapshotFile), `${JSON.stringify(api, null, 2)}\n`);
}

/** What differs, a line each: `+` is new, `-` is gone, `±` is another. */
export function difference(before: Api, after: Api): string[] {
  const [old, now] = [flat(before), flat(after)];
  const names = [...new Set([...old.keys(), ...now.keys()])].sort();
  return names.flatMap((name) => {
    const [was, is] = [old.get(name), now.get(name)];
    if (was === is) return [];
    if (was === undefined) return [`+ ${name}: ${is}`];
    return is === undefined ? [`- ${name}: ${was}`] : [`± ${name}: ${was} → ${is}`];
  });
}

/** `button/Button Button.kind?` → its type; a component without props has a line of its own. */
function flat(api: Api): Map<string, string> {
  const lines = Object.entries(api).flatMap(([file, shown]) =>
    Object.entries(shown).flatMap(([name, members]: [string, Members]): [string, string][] => [
      [`${file} ${name}`, 'shown'],
      ...Object.entries(members).map(([member, type]): [string, string] => [`${file} ${name}.${member}`, type]),
    ]),
  );
  return new Map(lines);
}

/** What to do about a difference. */
export const accept = `Other packages and operators build on these props. If the change is meant, run "pnpm props -u" and commit ${snapshotFile} with it.`;

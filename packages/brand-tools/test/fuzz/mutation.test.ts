import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { hasError } from '../../src/finding.ts';
import { loadPacks } from '../../src/packs.ts';
import { brandJson, brandsFolder, catalogue, goodPack } from '../folder.ts';
import { fuzz, HOSTILE } from './fuzz.ts';

vi.setConfig({ testTimeout: 120_000 });

type Json = { [key: string]: unknown };

const theme: Json = {
  default: 'dark',
  seeds: { accent: '#0b6bcb', second: '#16c7b0', wash: ['#3a1d8f', '#0a6b78'] },
  density: 'regular',
  corners: { control: 10, card: 18, overlay: 24 },
  elevation: 'glass',
  fonts: { heading: { family: 'Verdana', weight: 560, generic: 'sans' } },
  light: { color: { page: '#ffffff', accent: { solid: '#0b6bcb' } }, radius: { card: '4px' }, glass: 'none' },
};
const brand: Json = {
  ...brandJson,
  appName: 'Meridian',
  languages: { default: 'EN', supported: ['EN', 'TY'] },
  api: { origin: 'self', environments: [{ name: 'test', hosts: ['t.meridian.example'], origin: 'https://p.example' }] },
  hosts: { image: ['https://*.cdn.example'], service: ['https://chat.example'] },
  games: { off: ['FISH'], first: ['LOTT'], jackpot: 'off' },
  customerService: [{ type: 'LIVECHAT', url: 'https://chat.example/x' }],
  analytics: { gtagId: 'G-ABCDEF' },
  social: { google: { clientId: 'a-b.apps.googleusercontent.com' } },
  apps: { ios: 'https://apps.example/ios' },
};
const flags: Json = { USERNAMEREG3: true, MOBILENUMREG3: false, freePlay: true, inviteFriends: false };
const files: Readonly<Record<string, Json>> = { 'brand.json': brand, 'theme.json': theme, 'flags.json': flags };

/** Every place of a document: the object or list around it, and the key in that. */
function placesIn(value: unknown, above: PropertyKey[] = []): PropertyKey[][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => [[...above, key], ...placesIn(each, [...above, key])]);
}

/** A copy of the document in which `change` was done to what holds `path`. */
function changedAt(document: Json, path: readonly PropertyKey[], change: (holder: Json, key: string) => void): Json {
  const copy = structuredClone(document);
  const holder = path.slice(0, -1).reduce<unknown>((at, key) => Reflect.get(Object(at), key), copy);
  change(holder as Json, String(path.at(-1)));
  return copy;
}

const place = fc
  .constantFrom(...Object.keys(files))
  .chain((file) => fc.tuple(fc.constant(file), fc.constantFrom(...placesIn(files[file]))));

async function said(dir: string, file: string, document: Json) {
  await writeFile(join(dir, 'meridian', file), JSON.stringify(document, null, 2));
  const { findings, packs } = await loadPacks(dir, { catalogue });
  expect(packs.length).toBe(hasError(findings) ? 0 : 1);
  await writeFile(join(dir, 'meridian', file), JSON.stringify(files[file]));
  return { findings, pack: packs[0] };
}

async function wholeFolder(): Promise<string> {
  const all = Object.entries(files).map(([path, value]) => [path, JSON.stringify(value)] as const);
  return brandsFolder({ meridian: { ...goodPack, ...Object.fromEntries(all) } });
}

test('BRAND-08 the pack that is mutated here has no error', async () => {
  expect((await said(await wholeFolder(), 'flags.json', flags)).pack?.id).toBe('meridian');
});

const oddValues = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom(...HOSTILE),
  fc.constantFrom(
    '',
    ' ',
    '#fff',
    'none',
    'oklch(none none none)',
    'rgb(0 0 0 / 0)',
    'transparent',
    'color(display-p3 1 0 0)',
  ),
  fc.constantFrom(-1, 0, 1e308, 2 ** 53, 0.1),
);

test('BRAND-08 any value in any place of a good pack ends in findings or in a build', async () => {
  const dir = await wholeFolder();
  await fuzz(
    fc.asyncProperty(place, oddValues, async ([file, path], value) => {
      await said(
        dir,
        file,
        changedAt(files[file] ?? {}, path, (holder, key) => Reflect.set(holder, key, value)),
      );
    }),
    80,
  );
});

test('C14 a key that is misspelt in any place is said by name, never passed over', async () => {
  const dir = await wholeFolder();
  const misspelt = fc.tuple(fc.nat(), fc.constantFrom('x', 'Q', '', '_', ' ', 'é'));
  await fuzz(
    fc.asyncProperty(place, misspelt, async ([file, path], [at, letter]) => {
      const name = String(path.at(-1));
      const wrong = name.slice(0, at % name.length) + letter + name.slice((at % name.length) + 1);
      fc.pre(!/^\d*$/.test(name) && wrong !== name && wrong !== '');
      const document = changedAt(files[file] ?? {}, path, (holder, key) => {
        Reflect.set(holder, wrong, holder[key]);
        Reflect.deleteProperty(holder, key);
      });
      const { findings } = await said(dir, file, document);
      expect(findings.filter(({ severity }) => severity === 'error').map(({ message }) => message)).toContainEqual(
        expect.stringContaining(JSON.stringify(wrong)),
      );
    }),
    80,
  );
});

test('C14 a value of another kind in any place is an error, never read as something else', async () => {
  const dir = await wholeFolder();
  await fuzz(
    fc.asyncProperty(place, fc.constantFrom(null, 7.5, true, 'yes', [], {}), async ([file, path], other) => {
      const before = path.reduce<unknown>((at, key) => Reflect.get(Object(at), key), files[file]);
      fc.pre(kind(before) !== kind(other) && !(path.at(-1) === 'corners' && kind(other) === 'string'));
      const document = changedAt(files[file] ?? {}, path, (holder, key) => Reflect.set(holder, key, other));
      const { findings } = await said(dir, file, document);
      const complete = findings.filter(({ severity }) => severity === 'error');
      // an empty object may be a whole one: everything in it has a default
      if (!(kind(before) === 'object' && kind(other) === 'object')) expect(complete.length).toBeGreaterThan(0);
    }),
    80,
  );
});

function kind(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'list' : typeof value;
}

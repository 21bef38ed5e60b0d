import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { annotations } from '../../src/cli/annotations.ts';
import { report } from '../../src/cli/report.ts';
import { hasError } from '../../src/finding.ts';
import { loadPacks } from '../../src/packs.ts';
import { brandJson, brandsFolder, catalogue, goodPack } from '../folder.ts';
import { fuzz, HOSTILE } from './fuzz.ts';

// many packs are read here, on a machine that does other things too
vi.setConfig({ testTimeout: 120_000 });

const JSON_FILES = ['brand.json', 'theme.json', 'flags.json', 'lang/EN.json'];
const ASSETS = ['assets/logo-light.svg', 'assets/hero-wide-light.png', 'assets/social.jpg', 'assets/favicon.webp'];
const OTHERS = [...ASSETS, 'assets/hero-wide-dark.avif', 'assets/fonts/a.woff2', 'legal/terms.EN.md', 'README.md'];

/** Reads the pack with one file as given: it ends in findings or in a pack that can be built, and says so in whole lines. */
async function outcome(dir: string, path: string, content: string | Uint8Array) {
  const file = join(dir, 'meridian', path);
  await writeFile(file, content);
  const { findings, packs } = await loadPacks(dir, { catalogue });
  expect(packs.length).toBe(hasError(findings) ? 0 : 1);
  for (const finding of findings) {
    expect(finding.line).toBeGreaterThanOrEqual(1);
    expect(finding.column).toBeGreaterThanOrEqual(1);
    expect(`${finding.message} ${finding.mend}`).not.toMatch(/undefined|\[object|NaN|function/);
  }
  for (const line of annotations(findings)) expect(line).toMatch(/^::(error|warning|notice) file=[^\n\r]*$/);
  const told = stripVTControlCharacters(report(findings, ['meridian'])).split('\n');
  expect(told.filter((line) => /[\p{Cc}\u202e]/u.test(line))).toEqual([]);
  return { findings, packs };
}

const values = fc.oneof(fc.jsonValue(), fc.constantFrom(...HOSTILE), fc.jsonValue({ noUnicodeString: false }));

test('BRAND-08 any JSON in any file of a pack ends in findings or in a build', async () => {
  const dir = await brandsFolder({ meridian: goodPack });
  await fuzz(
    fc.asyncProperty(fc.constantFrom(...JSON_FILES), values, async (path, value) => {
      await outcome(dir, path, JSON.stringify(value) ?? '');
      await writeFile(join(dir, 'meridian', path), goodPack[path] ?? '');
    }),
    80,
  );
});

test('BRAND-08 any bytes in any file of a pack end in findings or in a build', async () => {
  const dir = await brandsFolder({
    meridian: { ...goodPack, 'assets/fonts/OFL.txt': 'OFL', 'legal/terms.EN.md': 'a' },
  });
  const bytes = fc.oneof(fc.uint8Array({ maxLength: 200 }), fc.string({ unit: 'binary' }), fc.constantFrom(...HOSTILE));
  await fuzz(
    fc.asyncProperty(fc.constantFrom(...JSON_FILES, ...OTHERS), bytes, async (path, content) => {
      await outcome(dir, path, content);
      await writeFile(join(dir, 'meridian', path), goodPack[path] ?? '');
    }),
    80,
  );
});

test('BRAND-08 a JSON file that is cut, or has letters put in, hides nothing of the other files', async () => {
  const flags = '{ "USERNAMREG3": true }';
  const dir = await brandsFolder({ meridian: { ...goodPack, 'flags.json': flags } });
  const text = JSON.stringify(brandJson, null, 2);
  const at = fc.nat(text.length);
  const spoilt = fc.oneof(
    at.map((end) => text.slice(0, end)),
    fc.tuple(at, fc.string({ maxLength: 4 })).map(([place, put]) => text.slice(0, place) + put + text.slice(place)),
    fc.tuple(at, fc.nat(9)).map(([place, length]) => text.slice(0, place) + text.slice(place + length)),
  );
  await fuzz(
    fc.asyncProperty(spoilt, async (content) => {
      const { findings } = await outcome(dir, 'brand.json', content);
      expect(findings.map(({ code }) => code)).toContain('flags/unknown-key');
    }),
    80,
  );
});

test('BRAND-08 a slip in the syntax of a file does not bring up anything that its rest does not say', async () => {
  const flags = { USERNAMEREG3: false, MOBILENUMREG3: true, MOBILENUMPASSREG3: true, smsLogin: true };
  const dir = await brandsFolder({ meridian: goodPack });
  const text = JSON.stringify(flags, null, 2);
  await fuzz(
    fc.asyncProperty(fc.integer({ min: 2, max: text.length - 1 }), async (end) => {
      const { findings } = await outcome(dir, 'flags.json', text.slice(0, end));
      expect(findings.filter(({ file }) => file.endsWith('flags.json')).map(({ code }) => code)).toEqual([
        'json/syntax',
      ]);
    }),
    40,
  );
});

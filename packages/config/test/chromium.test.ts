import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ensureChromium, findChromium } from '../../../scripts/chromium.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'chromium-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A machine with these programs on it. */
function machine(...names: string[]) {
  for (const name of names) writeFileSync(join(folder, name), '', { mode: 0o755 });
  return { PATH: folder };
}

test('tests take the headless shell where there is one, pictures the whole browser', () => {
  const env = machine('chromium', 'chromium-headless-shell');
  expect(findChromium({}, env)).toBe(join(folder, 'chromium-headless-shell'));
  expect(findChromium({ whole: true }, env)).toBe(join(folder, 'chromium'));
});

test('a whole browser does for tests as well, and nothing is installed then', async () => {
  const env = machine('google-chrome');
  await ensureChromium(env);
  expect(findChromium({}, env)).toBe(join(folder, 'google-chrome'));
});

test.each([
  [{}, 'This needs Chromium. Install it ("apt-get install chromium-headless-shell" on Debian)'],
  [{ whole: true }, 'This needs a whole Chromium. Install it ("apt-get install chromium" on Debian)'],
])('where there is none it is said what to install: %j', (kind, advice) => {
  expect(() => findChromium(kind, machine())).toThrow(advice);
});

test('CHROMIUM goes before what is installed, and is named when it is no program', () => {
  const env = machine('chromium', 'chromium-headless-shell', 'mine');
  const CHROMIUM = join(folder, 'mine');
  expect(findChromium({}, { ...env, CHROMIUM })).toBe(CHROMIUM);
  const wrong = join(folder, 'gone');
  expect(() => findChromium({}, { ...env, CHROMIUM: wrong })).toThrow(`CHROMIUM names ${wrong}, which is no program.`);
});

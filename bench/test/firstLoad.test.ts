import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findHeavyPages, summary } from '../firstLoad/check.ts';
import { type FirstLoad, readFirstLoads, readStyles } from '../firstLoad/read.ts';

function makeDist(files: Record<string, string>): string {
  const dist = mkdtempSync(path.join(tmpdir(), 'dist '));
  onTestFinished(() => rmSync(dist, { recursive: true }));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(dist, name)), { recursive: true });
    writeFileSync(path.join(dist, name), content);
  }
  return dist;
}

const html = `<head><script>inline()</script><style id="theme">a{color:red}</style>
<link rel="modulepreload" href="/assets/shared.js"><link rel="modulepreload" href="/assets/main.js">
<link rel="stylesheet" href="/assets/inlined.css" disabled><link rel="preload" as="style" href="/assets/later.css"><link rel="preload" as="image" href="/hero.svg"><link rel="icon" href="/favicon.svg">
<script type="module" src="/assets/main.js"></script></head>`;

test('counts modules and their preloads once each, styles inline or linked, and those that come beside the code; no pictures', () => {
  const dist = makeDist({
    'sites/one/index.html': html,
    'sites/one/login.html': `${html}<link rel="stylesheet" href="/assets/more.css">`,
    'assets/main.js': 'import "./shared.js"',
    'assets/shared.js': 'export default 1',
    'assets/more.css': 'b{color:red}',
    'assets/later.css': 'i{color:red;top:0}',
  });
  const [home, login] = readFirstLoads(dist);
  expect([home?.brand, home?.path, home?.js.raw, home?.css.raw, home?.allCss.raw]).toEqual(['one', '/', 36, 12, 30]);
  expect([login?.path, login?.js.raw, login?.css.raw, login?.allCss.raw]).toEqual(['/login', 36, 24, 42]);
});

test('all styles of a first load are one sheet; a page without any is told', () => {
  const dist = makeDist({ 'assets/later.css': 'i{color:red;top:0}' });
  expect(readStyles(dist, html)).toBe('a{color:red}i{color:red;top:0}');
  expect(() => readStyles(dist, '<head></head>')).toThrow('no styles');
});

test('a build without brands, or without a file that a page names, is no build to measure', () => {
  expect(() => readFirstLoads(makeDist({}))).toThrow('pnpm build');
  const pages = { 'sites/one/index.html': html, 'sites/one/login.html': html };
  expect(() => readFirstLoads(makeDist(pages))).toThrow('shared.js');
});

const page = (js: number, css: number): FirstLoad => ({
  brand: 'one',
  path: '/',
  js: { raw: js * 3, brotli: js, parts: [{ name: '/assets/main.js', raw: js * 3, brotli: js }] },
  css: { raw: css * 3, brotli: css, parts: [{ name: 'inline style', raw: css * 3, brotli: css }] },
  allCss: { raw: css * 3, brotli: css, parts: [{ name: 'inline style', raw: css * 3, brotli: css }] },
});

test('a page at the limit passes, one byte more is told with its place, its parts and how to mend it', () => {
  expect(findHeavyPages([page(120_000, 10_000)])).toEqual([]);
  const [js, css] = findHeavyPages([page(120_001, 10_001)]);
  expect(js).toMatch(/one \/: 120\.0 kB of JS.*limit of 120\.0 kB[\s\S]*main\.js[\s\S]*why:[\s\S]*mend:/);
  expect(css).toContain('of CSS');
});

test('the summary names the heaviest page against the goals, and says which goal is missed', () => {
  expect(summary([page(100_000, 4000), page(112_300, 3000)])).toBe(
    'first load of 2 pages: JS at most 112.3 kB, over its goal (goal 110.0 kB, limit 120.0 kB), CSS before the first paint at most 4.0 kB (goal 5.0 kB, limit 10.0 kB), CSS in all at most 4.0 kB (goal 5.0 kB, limit 10.0 kB)',
  );
});

test('styles that are over their goal only with what comes beside the code are told, and stop nothing', () => {
  const beyond = { ...page(100_000, 4000), allCss: page(0, 8400).css };
  expect(findHeavyPages([beyond])).toEqual([]);
  expect(summary([beyond])).toContain('paint at most 4.0 kB (goal');
  expect(summary([beyond])).toContain('CSS in all at most 8.4 kB, over its goal (goal 5.0 kB, limit 10.0 kB)');
});

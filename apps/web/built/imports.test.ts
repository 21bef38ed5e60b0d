import path from 'node:path';
import { expect, test } from 'vitest';
import { dist, filesIn } from './packs.ts';

const scripts = new Map(
  [...filesIn(path.join(dist, 'assets'))]
    .filter(([name]) => name.endsWith('.js'))
    .map(([name, content]) => [name, content.toString('utf8')] as const),
);
/** Those of the first page run before anything is imported. */
const THERE = /^(main|react|rolldown-runtime)-/;

/** A chunk and all that it imports at once. */
function closure(name: string, found = new Set<string>()): Set<string> {
  if (found.has(name) || THERE.test(name)) return found;
  found.add(name);
  const code = scripts.get(name) ?? '';
  for (const [, imported = ''] of code.matchAll(/(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g))
    closure(imported, found);
  return found;
}

/** Each import of a chunk with the files that are fetched before it. */
function importsOf(code: string) {
  const list = JSON.parse(/\(m\.f=(\[.*?\])\)/.exec(code)?.[1] ?? '[]') as string[];
  const imports = [...code.matchAll(/import\([`"']\.\/([\w.-]+\.js)[`"']\)/g)];
  return imports.map(({ 1: name = '', index }) => {
    const rest = code.slice(index);
    const named = /__vite__mapDeps\(\[([\d,]*)\]\)/.exec(rest)?.[1] ?? '';
    return { name, fetched: new Set(named.split(',').map((at) => path.basename(list[Number(at)] ?? ''))) };
  });
}

test('SHELL-17 before any import in the build all that it needs is fetched', () => {
  const all = [...scripts].flatMap(([host, code]) => importsOf(code).map((one) => ({ host, ...one })));
  expect(all.length).toBeGreaterThan(80);
  const missing = all.flatMap(({ host, name, fetched }) => {
    // what the chunk that imports stands on runs already
    const running = closure(host);
    const wanted = [...closure(name)].filter((file) => !fetched.has(file) && !running.has(file));
    return wanted.map((file) => `${host} imports ${name}: ${file}`);
  });
  expect(missing).toEqual([]);
});

test('BRAND-10a a part comes in few files', () => {
  const parts = [...scripts.values()].flatMap(importsOf);
  const many = parts.filter(({ fetched }) => fetched.size > 36).map(({ name, fetched }) => `${name}: ${fetched.size}`);
  // of a file for every module that two parts share, they were 48 (decision 30)
  expect(many).toEqual([]);
});

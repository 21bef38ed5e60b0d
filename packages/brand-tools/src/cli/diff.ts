import { createHash } from 'node:crypto';
import { flagNames } from '@marquee/brand/flagRules';
import { resolveFlags } from '@marquee/brand/resolveFlags';
import type { LoadedPack } from '../packs.ts';
import type { Command } from './command.ts';
import { paint } from './paint.ts';
import { printable } from './report.ts';
import { soundPacks } from './soundPacks.ts';

/** A value that two brands have otherwise; absent = one of them has none. */
interface Difference {
  file: string;
  path: string;
  a?: string;
  b?: string;
}

/** `pnpm brand diff <a> <b>`: everything in which two brands differ, defaults filled in. */
export const diff: Command = {
  usage: 'diff <a> <b> [--json]',
  does: 'shows in what two brands differ, value by value',
  options: { json: 'as JSON, for programs' },
  async run(input) {
    const { args, options, out } = input;
    const [first, second, ...more] = args;
    if (first === undefined || second === undefined || more.length > 0) {
      out('Which two brands? Write their ids: pnpm brand diff <a> <b>');
      return 2;
    }
    const [a, b] = (await soundPacks([first, second], input)) ?? [];
    if (!a || !b) return 1;
    const differences = differencesOf(a, b);
    out(options.json ? JSON.stringify(differences, null, 2) : text(differences, a.id, b.id));
    return 0;
  },
};

function differencesOf(a: LoadedPack, b: LoadedPack): Difference[] {
  const before = valuesOf(a);
  const after = valuesOf(b);
  return [...new Set([...before.keys(), ...after.keys()])].sort().flatMap((file) => {
    const left = before.get(file) ?? new Map<string, string>();
    const right = after.get(file) ?? new Map<string, string>();
    return [...new Set([...left.keys(), ...right.keys()])].flatMap((path): Difference[] => {
      const [x, y] = [left.get(path), right.get(path)];
      return x === y ? [] : [{ file, path, ...(x !== undefined && { a: x }), ...(y !== undefined && { b: y }) }];
    });
  });
}

/** Every value of a pack as text, by file and path. Pictures, fonts and legal texts count as a whole. */
function valuesOf({ brand, theme, flags, lang, files }: LoadedPack): Map<string, Map<string, string>> {
  const resolved = resolveFlags(flags);
  const values = new Map([
    ['brand.json', leaves(brand)],
    ['theme.json', leaves(theme)],
    ['flags.json', new Map(flagNames.map((name) => [name, resolved[name].value ? 'on' : 'off']))],
  ]);
  for (const [code, texts] of lang) values.set(`lang/${code}.json`, leaves(texts));
  for (const [path, { bytes }] of files) {
    if (!path.endsWith('.json')) values.set(path, new Map([['', `${bytes.length} bytes, ${digest(bytes)}`]]));
  }
  return values;
}

function leaves(value: object): Map<string, string> {
  const found = new Map<string, string>();
  const walk = (node: unknown, path: string) => {
    const whole =
      typeof node !== 'object' ||
      node === null ||
      (Array.isArray(node) && node.every((each) => typeof each !== 'object'));
    if (whole) found.set(path, JSON.stringify(node));
    else for (const [key, each] of Object.entries(node)) walk(each, path === '' ? key : `${path}.${key}`);
  };
  for (const [key, each] of Object.entries(value)) if (key !== '$schema') walk(each, key);
  return found;
}

function digest(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 8);
}

function text(differences: readonly Difference[], a: string, b: string): string {
  if (differences.length === 0) return `${a} and ${b} do not differ.`;
  const blocks = [...new Set(differences.map(({ file }) => file))].map((file) => {
    const lines = differences
      .filter((each) => each.file === file)
      .flatMap((each) => [
        ...(each.path === '' ? [] : [`  ${printable(each.path)}`]),
        `    ${paint.red(`${a}: ${printable(each.a ?? '—')}`)}`,
        `    ${paint.green(`${b}: ${printable(each.b ?? '—')}`)}`,
      ]);
    return [paint.bold(file), ...lines].join('\n');
  });
  return blocks.join('\n\n');
}

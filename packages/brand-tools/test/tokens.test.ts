import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { themeNames } from '@marquee/theme/author';
import { vars } from '@marquee/theme/contract';
import { resolveTheme } from '@marquee/theme/resolve';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { places } from '../src/cli/places.ts';
import { runCli } from '../src/cli/run.ts';
import { type Token, type TokenGroup, themeTokens } from '../src/tokens/tokens.ts';
import { brandsFolder, nameless } from './folder.ts';

// values as the Format Module 2025.10 and its Color Module define them, read from the reports and not from our code
const unit = z.number().min(0).max(1);
const color = z.strictObject({
  colorSpace: z.literal('srgb'),
  components: z.tuple([unit, unit, unit]),
  alpha: unit.optional(),
  hex: z.string().regex(/^#[0-9a-f]{6}$/),
});
const dimension = z.strictObject({ value: z.number(), unit: z.enum(['px', 'rem']) });
const layer = z.strictObject({
  color,
  offsetX: dimension,
  offsetY: dimension,
  blur: dimension,
  spread: dimension,
  inset: z.boolean().optional(),
});
const ofType = <T extends string>(type: T, value: z.ZodType) =>
  z.strictObject({
    $type: z.literal(type),
    $value: value,
    $description: z.string().min(1),
    $extensions: z.record(z.string(), z.string()).optional(),
  });
const token = z.discriminatedUnion('$type', [
  ofType('color', color),
  ofType('dimension', dimension),
  ofType('duration', z.strictObject({ value: z.number(), unit: z.enum(['ms', 's']) })),
  ofType('fontFamily', z.array(z.string().min(1)).min(1)),
  ofType('fontWeight', z.number().min(1).max(1000)),
  ofType('number', z.number()),
  ofType('cubicBezier', z.tuple([unit, z.number(), unit, z.number()])),
  ofType('shadow', z.array(layer).min(1)),
]);
const name = /^[^${}.][^{}.]*$/;
const group: z.ZodType = z.lazy(() =>
  z
    .object({ $description: z.string().min(1).optional() })
    .catchall(z.union([token, group]))
    .refine((all) => Object.keys(all).every((key) => key === '$description' || name.test(key))),
);

const seeds = { accent: '#0b6bcb' };
const at = (tokens: TokenGroup, path: string) =>
  path.split('.').reduce<unknown>((node, key) => Reflect.get(Object(node), key), tokens) as Token | undefined;
const pathsOf = (node: object, above = ''): string[] =>
  Object.entries(node).flatMap(([key, value]) => {
    if (key === '$description') return [];
    return typeof value === 'string' || '$type' in value ? [above + key] : pathsOf(value, `${above}${key}.`);
  });

test('STORY-04b every theme of every brand is written as valid Design Tokens, with every value of the contract', async () => {
  const dir = await brandsFolder({});
  await writeFile(join(dir, 'gone.light.tokens.json'), '{}');
  const lines: string[] = [];
  expect(await runCli(['tokens', '--out', dir], { cwd: '/', out: (text) => lines.push(text) })).toBe(0);
  const ids = (await readdir(places.brands, { withFileTypes: true })).filter((entry) => entry.isDirectory());
  const files = await readdir(dir);
  expect(files.sort()).toEqual(
    ids.flatMap(({ name: id }) => themeNames.map((theme) => `${id}.${theme}.tokens.json`)).sort(),
  );
  for (const file of files) {
    const tokens = JSON.parse(await readFile(join(dir, file), 'utf8'));
    expect(group.safeParse(tokens).error).toBeUndefined();
    expect(pathsOf(tokens).sort()).toEqual(pathsOf(vars).sort());
  }
});

test.each([
  [
    'color.accent.solid',
    '#ff8000',
    { $type: 'color', $value: { colorSpace: 'srgb', components: [1, 0.502, 0], hex: '#ff8000' } },
  ],
  [
    'color.scrim',
    'rgb(0 0 0 / .5)',
    { $type: 'color', $value: { colorSpace: 'srgb', components: [0, 0, 0], alpha: 0.5, hex: '#000000' } },
  ],
  ['color.page', 'white', { $type: 'color', $value: { colorSpace: 'srgb', components: [1, 1, 1], hex: '#ffffff' } }],
  ['radius.card', '0', { $type: 'dimension', $value: { value: 0, unit: 'px' } }],
  ['space.4', '.875rem', { $type: 'dimension', $value: { value: 0.875, unit: 'rem' } }],
  [
    'size.xl',
    'clamp(1.25rem,1.15rem + .5vw,1.5rem)',
    {
      $type: 'dimension',
      $value: { value: 1.5, unit: 'rem' },
      $extensions: { 'marquee.css': 'clamp(1.25rem,1.15rem + .5vw,1.5rem)' },
    },
  ],
  [
    'font.body',
    '"Gill Sans Nova", Ubuntu,sans-serif',
    { $type: 'fontFamily', $value: ['Gill Sans Nova', 'Ubuntu', 'sans-serif'] },
  ],
  ['font.headingWeight', '560', { $type: 'fontWeight', $value: 560 }],
  ['font.headingTracking', '-0.02em', { $type: 'number', $value: -0.02, $extensions: { 'marquee.css': '-0.02em' } }],
  ['motion.base', '0.2s', { $type: 'duration', $value: { value: 0.2, unit: 's' } }],
  ['motion.ease', 'cubic-bezier(.2,0,0,1)', { $type: 'cubicBezier', $value: [0.2, 0, 0, 1] }],
  [
    'glass',
    'blur(14px) saturate(1.4)',
    {
      $type: 'dimension',
      $value: { value: 14, unit: 'px' },
      $extensions: { 'marquee.css': 'blur(14px) saturate(1.4)' },
    },
  ],
])('STORY-04b %s of %s is told as its type', (path, css, expected) => {
  const given = path.split('.').reduceRight<unknown>((value, key) => ({ [key]: value }), css);
  const { tokens, left } = themeTokens(resolveTheme({ seeds, light: Object(given) }).light);
  expect(at(tokens, path)).toEqual({ ...expected, $description: expect.any(String) });
  expect(left).toEqual([]);
});

test('STORY-04b a token and its group say what they are for', () => {
  const { tokens } = themeTokens(resolveTheme({ seeds }).light);
  expect(at(tokens, 'color.raised')?.$description).toBe('What lies on a card: fields, chips, table heads');
  expect(at(tokens, 'color.second')).toMatchObject({
    $description: 'A second brand colour, for decoration and badges',
  });
});

test('STORY-04b a shadow is told layer by layer, and none as one that nobody sees', () => {
  const shadow = { low: 'none', mid: 'inset 0 1px 2px #00000080,0 6px 16px 1px rgb(0, 0, 0)' };
  const { tokens } = themeTokens(resolveTheme({ seeds, light: { shadow } }).light);
  const px = (value: number) => ({ value, unit: 'px' });
  expect(at(tokens, 'shadow.mid')?.$value).toMatchObject([
    { offsetX: px(0), offsetY: px(1), blur: px(2), spread: px(0), color: { alpha: 0.502 }, inset: true },
    { offsetX: px(0), offsetY: px(6), blur: px(16), spread: px(1), color: { components: [0, 0, 0] }, inset: false },
  ]);
  expect(at(tokens, 'shadow.low')?.$value).toMatchObject([{ color: { alpha: 0 }, blur: px(0) }]);
});

test('STORY-04b a value that the format cannot hold is left out and named, and a brand with errors is reported', async () => {
  const { tokens, left } = themeTokens(resolveTheme({ seeds, light: { radius: { card: 'calc(1px + 1vw)' } } }).light);
  expect(left).toEqual(['radius.card']);
  expect(at(tokens, 'radius.card')).toBeUndefined();

  const good = { ...nameless, 'lang/EN.json': null };
  const dir = await brandsFolder({ meridian: good, broken: { ...good, 'brand.json': '{' } });
  const lines: string[] = [];
  const args = ['tokens', '--brands', dir, '--out', join(dir, 'out')];
  expect(await runCli(args, { cwd: '/', out: (text) => lines.push(text) })).toBe(1);
  expect(lines.join('\n')).toContain('brands/broken/brand.json');
  expect(await readdir(join(dir, 'out'))).toEqual(['meridian.dark.tokens.json', 'meridian.light.tokens.json']);
});

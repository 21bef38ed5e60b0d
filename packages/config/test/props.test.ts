import { join } from 'node:path';
import { expect, test } from 'vitest';
import { accept, difference, readSnapshot } from '../props/compare.ts';
import { describeProps } from '../props/describe.ts';
import { makeFolder } from './workspace.ts';

const root = join(import.meta.dirname, '../../..');

test('what the kit shows to others is that of the snapshot', () => {
  expect(difference(readSnapshot(root), describeProps(root, 'packages/ui')), accept).toEqual([]);
  // the compiler reads the types of React and of the DOM first
}, 120_000);

/** What a small kit shows whose component is `text`. */
function propsOf(text: string, more: Record<string, string> = {}) {
  const folder = makeFolder({
    'kit/package.json': '{ "exports": { "./*": "./src/*.tsx", "./useBox": "./src/box/useBox.ts" } }',
    'kit/tsconfig.json':
      '{ "compilerOptions": { "strict": true, "lib": ["es5"], "types": [], "jsx": "react-jsx", "module": "esnext", "moduleResolution": "bundler", "allowImportingTsExtensions": true, "noEmit": true } }',
    'kit/src/box/Box.tsx': text,
    'kit/src/box/Box.test.tsx': 'export function Other(props: { a: 1 }) {}',
    ...more,
  });
  return describeProps(folder, 'kit');
}

test('a prop is told with its type, whether it may be left out, and its default', () => {
  const api = propsOf(`
    const kinds = { primary: '', quiet: '' };
    export interface BoxProps { kind?: keyof typeof kinds | undefined; label: string; onClose?(): void }
    export function Box({ kind = 'quiet', label, onClose }: BoxProps) {}
    export function Late(props: BoxProps) { const { kind = 'primary', ...rest } = props; }
  `);
  const rest = { label: 'string', 'onClose?': '(() => void)' };
  expect(api).toEqual({
    'box/Box': {
      Box: { 'kind?': "'primary' | 'quiet' = 'quiet'", ...rest },
      Late: { 'kind?': "'primary' | 'quiet' = 'primary'", ...rest },
    },
  });
});

test('types that props are made of are told too, and a further member of one is a change of both', () => {
  const api = (names: string) =>
    propsOf(`
      export type Tone = ${names};
      export interface Item { id: string; tone?: Tone }
      export function Box(props: { items: readonly Item[]; tone: Tone }) {}
    `);
  const before = api("'b' | 'a'");
  expect(before['box/Box']).toEqual({
    Box: { items: 'readonly Item[]', tone: "'a' | 'b'" },
    Item: { id: 'string', 'tone?': "'a' | 'b'" },
    Tone: { '=': "'a' | 'b'" },
  });
  expect(difference(before, api("'a' | 'b'"))).toEqual([]);
  expect(difference(before, api("'a' | 'b' | 'c'"))).toEqual([
    "± box/Box Box.tone: 'a' | 'b' → 'a' | 'b' | 'c'",
    "± box/Box Item.tone?: 'a' | 'b' → 'a' | 'b' | 'c'",
    "± box/Box Tone.=: 'a' | 'b' → 'a' | 'b' | 'c'",
  ]);
});

test.each([
  ['an arrow function', 'export const Box = BODY;'],
  ['a function expression', 'export const Box = function ({ size = 1 }: BoxProps) {};'],
  ['a typed constant', 'export const Box: (props: BoxProps) => void = BODY;'],
  ['what memo makes', 'export const Box = memo(BODY);'],
  ['what forwardRef and memo make', 'export const Box = memo(forwardRef(BODY));'],
  ['a function under another name', 'const Inner = BODY; export const Box = memo(Inner);'],
  ['a function exported under another name', 'function Inner({ size = 1 }: BoxProps) {} export { Inner as Box };'],
])('a component that is %s is told as any other', (_, text) => {
  const api = propsOf(`
    declare function memo<P>(inner: (props: P) => void): { (props: P): unknown; readonly kind: symbol };
    declare function forwardRef<P>(inner: (props: P) => void): (props: P) => unknown;
    interface BoxProps { size?: number }
    ${text.replace('BODY', '({ size = 1 }: BoxProps) => {}')}
  `);
  expect(api).toEqual({ 'box/Box': { Box: { 'size?': 'number = 1' } } });
});

test('props that are one of several are told with what all have, and with each', () => {
  const api = propsOf(`
    interface One { kind: 'one'; a: string }
    interface Two { kind: 'two'; b: string }
    export function Box(props: One | Two) {}
  `);
  expect(api['box/Box']).toEqual({
    Box: { '=': 'One | Two', kind: "'one' | 'two'" },
    One: { kind: "'one'", a: 'string' },
    Two: { kind: "'two'", b: 'string' },
  });
});

test('a hook, a function and a value that the kit shows are told by their type; what it keeps to itself is not', () => {
  const api = propsOf('export const places = { top: 1 } as const; export function Box() {}', {
    'kit/src/box/useBox.ts': 'export function useBox(open: boolean): () => void { return () => {}; }',
    'kit/src/box/inner.ts': 'export function inner(): void {}',
  });
  expect(api).toEqual({
    'box/Box': { Box: {}, places: { '=': '{ readonly top: 1; }' } },
    'box/useBox': { useBox: { '=': '(open: boolean) => () => void' } },
  });
});

test('a type of another file is followed however deep it lies', () => {
  const api = (tone: string) =>
    propsOf(
      `
        import type { Item } from './item.ts';
        export function Box(props: { items: readonly Item[]; onPick?: (item: Item) => void }) {}
      `,
      {
        'kit/src/box/item.ts':
          'import type { Look } from "./look.ts"; export interface Item { look: Look; under?: Item[] }',
        'kit/src/box/look.ts': `type Tone = ${tone}; export type Look = { tone?: Tone | null }; export type Idle = 1;`,
      },
    );
  const before = api("'a' | 'b'");
  expect(before).toEqual({
    'box/Box': { Box: { items: 'readonly Item[]', 'onPick?': '((item: Item) => void)' } },
    'box/item': { Item: { look: 'Look', 'under?': 'Item[]' } },
    'box/look': { Look: { 'tone?': 'Tone | null' }, Tone: { '=': "'a' | 'b'" } },
  });
  expect(difference(before, api("'a' | 'b' | 'c'"))).toEqual(["± box/look Tone.=: 'a' | 'b' → 'a' | 'b' | 'c'"]);
});

test('a difference names what is new, gone or another', () => {
  const before = { a: { A: { x: 'string', 'y?': 'number' }, B: {} } };
  const after = { a: { A: { x: 'number', 'z?': 'number' } } };
  expect(difference(before, after)).toEqual([
    '± a A.x: string → number',
    '- a A.y?: number',
    '+ a A.z?: number',
    '- a B: shown',
  ]);
});

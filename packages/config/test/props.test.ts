import { join } from 'node:path';
import { expect, test } from 'vitest';
import { accept, difference, readSnapshot } from '../props/compare.ts';
import { describeProps } from '../props/describe.ts';
import { makeFolder } from './workspace.ts';

const root = join(import.meta.dirname, '../../..');

test('the public props of the kit are those of the snapshot', () => {
  expect(difference(readSnapshot(root), describeProps(root, 'packages/ui')), accept).toEqual([]);
  // the compiler reads the types of React and of the DOM first
}, 120_000);

/** The props of one component of a small kit. */
function propsOf(text: string) {
  const folder = makeFolder({
    'kit/tsconfig.json': '{ "compilerOptions": { "strict": true, "lib": ["es5"], "types": [], "jsx": "react-jsx" } }',
    'kit/src/box/Box.tsx': text,
    'kit/src/box/Box.test.tsx': 'export function Other(props: { a: 1 }) {}',
  });
  return describeProps(folder, 'kit');
}

test('a prop is told with its type, whether it may be left out, and its default', () => {
  const api = propsOf(`
    const kinds = { primary: '', quiet: '' };
    export interface BoxProps { kind?: keyof typeof kinds | undefined; label: string; onClose?(): void }
    export function Box({ kind = 'quiet', label, onClose }: BoxProps) {}
    export function Late(props: BoxProps) { const { kind = 'primary', ...rest } = props; }
    export function plain(a: string) {}
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

import { expect, test } from 'vitest';
import { type ModuleNode, moduleState } from '../src/modules.ts';

const node = (modId: string, enabled: boolean, ...childrenNodes: ModuleNode[]): ModuleNode => ({
  modId,
  enabled,
  childrenNodes,
});
const tree = [
  node('register', true, node('mobile', true), node('username', false)),
  node('salary', false, node('daily', true)),
  node('twice', false),
  node('group', true, node('twice', true)),
];

test.each([
  ['register', true],
  ['mobile', true],
  ['username', false],
  ['salary', false],
  ['daily', false],
  ['twice', true],
  ['unheard', undefined],
])('BRAND-06 the tree says of %s: %s', (modId, wanted) => {
  expect(moduleState(tree, modId)).toBe(wanted);
});

test('a tree of any depth is searched', () => {
  let deep = node('leaf', true);
  for (let level = 0; level < 50_000; level += 1) deep = node('branch', true, deep);
  expect(moduleState([deep], 'leaf')).toBe(true);
});

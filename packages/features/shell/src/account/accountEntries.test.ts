import { expect, test } from 'vitest';
import { accountEntries } from './accountEntries.ts';

const ways = (...asked: Parameters<typeof accountEntries>) =>
  accountEntries(...asked).map(({ id, to }) => `${id} ${to}`);
const centres = (path: string) => path === '/member' || path === '/agent';

test('SHELL-11 a member’s menu leads to the records, the member centre and the own account', () => {
  expect(ways('member', centres)).toEqual([
    'betting /member?page=personalHistoryCopy',
    'record /member?page=transactionHistory',
    'member /member',
    'mine /member?page=securityCenter',
  ]);
});

test('SHELL-11 AGNT-01 an agent has the agent centre in place of "my account"', () => {
  expect(ways('agent', centres).at(-1)).toBe('agent /agent');
  expect(ways('agent', centres).some((way) => way.startsWith('mine'))).toBe(false);
});

test('SHELL-11 a trial account has neither centre', () => {
  expect(ways('trial', centres)).toEqual([]);
});

test('SHELL-11 an entry is there when its page is', () => {
  expect(ways('agent', () => false)).toEqual([]);
});

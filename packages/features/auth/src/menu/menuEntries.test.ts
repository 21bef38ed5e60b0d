import type { GameVendor } from '@marquee/sdk/contract/games/vendors';
import { expect, test } from 'vitest';
import { type MenuRules, menuEntries } from './menuEntries.ts';

const vendor = (gameType: string, vassalage: string, more: Partial<GameVendor> = {}): GameVendor =>
  ({ gameType, vassalage, displayName: `${vassalage} Games`, isHot: false, maintenance: false, ...more }) as GameVendor;
const all: MenuRules = { off: [], first: [], hasPage: () => true };
const vendors = [
  vendor('RNG', 'PP'),
  vendor('RNG', 'JILI', { isHot: true }),
  vendor('FISH', 'JILI'),
  vendor('LIVE', 'EVO'),
  vendor('SPORTS', 'SABA'),
  vendor('PROMO', 'X'),
  vendor('RNG', 'DOWN', { maintenance: true }),
];
const told = (rules = all) => menuEntries(vendors, rules).map(({ kind, path }) => `${kind} ${path}`);

test('AUTH-03a hot vendors stand first, RNG vendors and fish lead to pages, every other opens the login in a window', () => {
  expect(told()).toEqual([
    'vendor /rng?vassalage=JILI',
    'vendor /rng?vassalage=PP',
    'window /live',
    'window /sports',
    'category /fish',
  ]);
});

test('AUTH-03a a category that the brand does not offer is not there', () => {
  expect(told({ ...all, off: ['SPORTS', 'RNG'] })).toEqual(['window /live', 'category /fish']);
});

test('AUTH-03a what has no page is not there', () => {
  expect(told({ ...all, hasPage: (path) => path === '/fish' })).toEqual(['category /fish']);
  expect(told({ ...all, hasPage: () => false })).toEqual([]);
});

test('AUTH-03a the order of the brand goes first', () => {
  expect(told({ ...all, first: ['FISH'] })[1]).toBe('category /fish');
});

test('AUTH-03a a vendor’s code is a value in the address, whatever it holds', () => {
  expect(menuEntries([vendor('RNG', 'A&B=/x')], all)[0]?.path).toBe('/rng?vassalage=A%26B%3D%2Fx');
});

import { expect, test } from 'vitest';
import { flagNames } from './flagRules.ts';
import { flags } from './flags.ts';
import { resolveFlags } from './resolveFlags.ts';

const module = (modId: string, enabled: boolean) => ({ modId, enabled, childrenNodes: [] });

test('BRAND-06a the platform decides over the pack, the pack over the default, and each flag says who did', () => {
  const resolved = resolveFlags(
    { USERNAMEREG3: true, smsLogin: true },
    { whitelabel: [module('USERNAMEREG3', false)], settings: {} },
  );
  expect(resolved.USERNAMEREG3).toEqual({ value: false, origin: 'platform' });
  expect(resolved.smsLogin).toEqual({ value: true, origin: 'pack' });
  expect(resolved.MOBILENUMREG3).toEqual({ value: flags.MOBILENUMREG3.default, origin: 'default' });
});

test('BRAND-06a consolidated settings decide contract and salaries', () => {
  const resolved = resolveFlags({ contract: false }, { settings: { divtypereq: true } });
  expect(resolved.contract).toEqual({ value: true, origin: 'platform' });
});

test('BRAND-06a a platform that has not answered, or names a flag nowhere, leaves the pack its say', () => {
  for (const platform of [undefined, {}, { whitelabel: [] }, { whitelabel: [module('OTHER', true)], settings: {} }]) {
    expect(resolveFlags({ freePlay: true }, platform).freePlay).toEqual({ value: true, origin: 'pack' });
  }
});

test('BRAND-06a a flag that the platform does not govern is never taken from it', () => {
  const resolved = resolveFlags({}, { whitelabel: [module('manualRebate', true)], settings: { manualRebate: true } });
  expect(resolved.manualRebate).toEqual({ value: false, origin: 'default' });
});

test('BRAND-03 every flag is resolved and says in a sentence what it changes', () => {
  expect(Object.keys(resolveFlags({}))).toEqual(flagNames);
  for (const name of flagNames) expect(flags[name].changes).toMatch(/^[A-Z].{15,}\.$/);
});

test('a pack with inherited property names does not reach the answer', () => {
  expect(resolveFlags(Object.create({ freePlay: true })).freePlay.origin).toBe('default');
});

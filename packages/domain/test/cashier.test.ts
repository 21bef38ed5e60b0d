import { expect, test } from 'vitest';
import { accountNumberPattern, holderPattern, isFinal, needsProof, paymentPasswordPattern } from '../src/cashier.ts';

test('MEMB-05 only "not received" needs a proof', () => {
  expect((['full', 'partial', 'none'] as const).filter(needsProof)).toEqual(['none']);
});

test('MEMB-05 done and rejected are final', () => {
  const all = ['pending', 'paying', 'toConfirm', 'review', 'done', 'rejected'] as const;
  expect(all.filter(isFinal)).toEqual(['done', 'rejected']);
});

test.each([
  [paymentPasswordPattern, '246810', true],
  [paymentPasswordPattern, '24681', false],
  [paymentPasswordPattern, '24681a', false],
  [accountNumberPattern, '00123456789', true],
  [accountNumberPattern, '12 345 678', false],
  [holderPattern, 'MARÍA D’ÁVILA', true],
  [holderPattern, '王小明', true],
  [holderPattern, '<b>x</b>', false],
  [holderPattern, '123', false],
] as const)('MEMB-05 %s on %j: %j', (pattern, text, fits) => {
  expect(pattern.test(text)).toBe(fits);
});

import { describe, expect, test } from 'vitest';
import { amountProblem } from '../src/amountRule.ts';
import { addAmounts, compareAmounts } from '../src/money.ts';
import { digitsOf, negated, portionOf, sumOf } from '../src/portion.ts';

describe('C07 portions of amounts', () => {
  test.each([
    ['100', 85, 10_000, 2, '0.85'],
    ['98765432109876543210.99', 1, 1, 2, '98765432109876543210.99'],
    ['98765432109876543210.99', 1, 3, 2, '32921810703292181070.33'],
    ['-1', 1, 3, 2, '-0.34'],
    ['0.5', 1, 1, 0, '0'],
    ['0.009', 1, 2, 2, '0.00'],
  ] as const)('%s times %i per %i to %i digits is %s', (amount, times, per, digits, expected) => {
    expect(portionOf(amount, times, per, digits)).toBe(expected);
  });

  test.each([
    ['0', 7],
    ['0.01', 3],
    ['100', 6],
    ['12845.67', 31],
    ['98765432109876543210.99', 999],
  ] as const)('all parts of %s by %i are at most the amount, and less than a cent each is lost', (amount, parts) => {
    const part = portionOf(amount, 1, parts, 2);
    const all = sumOf(Array.from({ length: parts }, () => part));
    const cents = portionOf(`${parts}`, 1, 100, 2);
    expect(compareAmounts(all, amount)).toBeLessThanOrEqual(0);
    expect(compareAmounts(addAmounts(all, cents), amount)).toBe(1);
  });

  test.each(['0', '0.00', '1', '-1.50'] as const)('%s negated twice is itself', (amount) => {
    expect(negated(negated(amount))).toBe(amount);
    expect(compareAmounts(addAmounts(amount, negated(amount)), '0')).toBe(0);
  });

  test('trailing zeros are no digits', () => {
    expect([digitsOf('1'), digitsOf('1.50'), digitsOf('0.123')]).toEqual([0, 1, 3]);
  });
});

describe('MEMB-04 what an amount must keep to', () => {
  const rule = { least: '10', most: '500', digits: 2 } as const;
  test.each([
    ['10', undefined],
    ['500.00', undefined],
    ['10.500', undefined],
    ['9.99', 'tooSmall'],
    ['0', 'tooSmall'],
    ['-20', 'tooSmall'],
    ['500.01', 'tooLarge'],
    ['98765432109876543210.99', 'tooLarge'],
    ['10.505', 'digits'],
  ] as const)('%s: %s', (amount, problem) => {
    expect(amountProblem(amount, rule)).toBe(problem);
  });

  test('without an upper limit, twenty digits pass', () => {
    expect(amountProblem('98765432109876543210.99', { least: '10', digits: 2 })).toBeUndefined();
  });
});

import { describe, expect, test } from 'vitest';
import {
  type Amount,
  addAmounts,
  compareAmounts,
  formatAmount,
  formatNumber,
  parseAmount,
  roundDown,
  subtractAmounts,
} from '../src/money.ts';

describe('parseAmount', () => {
  test.each([
    ['0', '0'],
    ['12.50', '12.50'],
    ['-3', '-3'],
    ['0012.5', '12.5'],
    ['-0', '0'],
    ['12345678901234567890', '12345678901234567890'],
    ['12345678901234567890.123456789', '12345678901234567890.123456789'],
    ['1e3', '1000'],
    ['1.25E+1', '12.5'],
    ['1.50e1', '15.0'],
    ['-2e-7', '-0.0000002'],
    ['1e21', '1000000000000000000000'],
  ])('C07 reads %s as %s', (given, wanted) => {
    expect(parseAmount(given)).toBe(wanted);
  });

  test.each([
    '',
    ' ',
    '1,234.50',
    '1 234',
    ' 1',
    '+1',
    '.5',
    '5.',
    '--1',
    '0x10',
    'NaN',
    'Infinity',
    '1e999',
    '1e9999999',
    '１２',
    '9'.repeat(201),
  ])('refuses %j', (given) => {
    expect(parseAmount(given)).toBeUndefined();
  });
});

describe('arithmetic', () => {
  test.each<[Amount, Amount, Amount, Amount]>([
    ['0.1', '0.2', '0.3', '-0.1'],
    ['12345678901234567890', '0.01', '12345678901234567890.01', '12345678901234567889.99'],
    ['99999999999999999999.99', '0.01', '100000000000000000000.00', '99999999999999999999.98'],
    ['-5', '2.50', '-2.50', '-7.50'],
    ['1', '1', '2', '0'],
    ['0.05', '-0.10', '-0.05', '0.15'],
  ])('C07 %s and %s: sum %s, difference %s', (a, b, sum, difference) => {
    expect(addAmounts(a, b)).toBe(sum);
    expect(subtractAmounts(a, b)).toBe(difference);
  });

  test.each<[Amount, Amount, number]>([
    ['1', '1.00', 0],
    ['10', '9.99', 1],
    ['-10', '-9.99', -1],
    ['12345678901234567890', '12345678901234567891', -1],
    ['0', '-0', 0],
  ])('C07 compares %s with %s', (a, b, wanted) => {
    expect(compareAmounts(a, b)).toBe(wanted);
  });

  test.each<[Amount, number, Amount]>([
    ['1.999', 2, '1.99'],
    ['1.9', 2, '1.90'],
    ['7', 2, '7.00'],
    ['12345678901234567890.129', 2, '12345678901234567890.12'],
    ['-1.001', 2, '-1.01'],
    ['-1.010', 2, '-1.01'],
    ['0.009', 2, '0.00'],
    ['1234.5', 0, '1234'],
  ])('rounds %s down to %i digits: %s', (amount, digits, wanted) => {
    expect(roundDown(amount, digits)).toBe(wanted);
  });

  test('says so when code hands in a number that is not decimal text', () => {
    expect(() => addAmounts('0x10', '1')).toThrow(RangeError);
  });
});

describe('formatting', () => {
  test.each<[Amount, number, string]>([
    ['0', 2, '0.00'],
    ['999', 2, '999.00'],
    ['1000', 2, '1,000.00'],
    ['1234567.899', 2, '1,234,567.89'],
    ['-1234.5', 2, '-1,234.50'],
    ['-123', 0, '-123'],
    ['12345678901234567890', 2, '12,345,678,901,234,567,890.00'],
  ])('MEMB-02a C07 writes %s with %i digits as %s', (amount, digits, wanted) => {
    expect(formatNumber(amount, digits)).toBe(wanted);
  });

  test.each<[Amount, Parameters<typeof formatAmount>[1], string]>([
    ['1234.5', { symbol: '₱', digits: 2, position: 'before' }, '₱1,234.50'],
    ['1234.5', { symbol: 'P', digits: 2, position: 'before' }, 'P1,234.50'],
    ['-1234.5', { symbol: 'R$', digits: 2, position: 'before' }, '-R$1,234.50'],
    ['1234.5', { symbol: 'CHF', digits: 2, position: 'before' }, 'CHF\u00a01,234.50'],
    ['-1234567', { symbol: '₫', digits: 0, position: 'after' }, '-1,234,567\u00a0₫'],
  ])('BRAND-01b writes %s in %o as %s', (amount, style, wanted) => {
    expect(formatAmount(amount, style)).toBe(wanted);
  });
});

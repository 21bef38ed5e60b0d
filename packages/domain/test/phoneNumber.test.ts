import { describe, expect, test } from 'vitest';
import { internationalDigits, mobileNumber } from '../src/phoneNumber.ts';

const philippines = { min: 10, max: 10 };

describe('one number in all its forms', () => {
  test.each([
    '9175550123',
    '09175550123',
    '0917 555 0123',
    '(0917) 555-0123',
    '+63 917 555 0123',
    '+63 (0)917 555 0123',
    '0063 917 555 0123',
    '639175550123',
    '٠٩١٧٥٥٥٠١٢٣',
    '０９１７５５５０１２３',
  ])('AUTH-02 %s is one and the same', (typed) => {
    const wanted = { dialingCode: '63', national: '9175550123', digits: '639175550123' };
    expect(mobileNumber(typed, '63', philippines)).toEqual(wanted);
    expect(mobileNumber(typed, '+63')).toEqual(wanted);
  });

  test.each([
    ['84', '0841234567', '84841234567'],
    ['84', '84841234567', '84841234567'],
    ['91', '9112345678', '919112345678'],
    ['1', '15551234567', '15551234567'],
    ['1', '(555) 123-4567', '15551234567'],
    ['86', '13800138000', '8613800138000'],
  ])('AUTH-02 with dialling code %s, %s is %s', (code, typed, digits) => {
    expect(mobileNumber(typed, code)?.digits).toBe(digits);
  });

  test('AUTH-02 known lengths settle what could be either', () => {
    const singapore = { min: 8, max: 8 };
    expect(mobileNumber('6591234567', '65', singapore)?.digits).toBe('6591234567');
    expect(mobileNumber('65123456', '65', singapore)?.digits).toBe('6565123456');
  });

  test.each([
    ['', '63'],
    ['abc', '63'],
    ['+1 555 123 4567', '63'],
    ['0917555O123', '63'],
    ['1234', '63'],
    ['1'.repeat(15), '63'],
    ['9175550123', ''],
    ['9175550123', '63a'],
    ['+63+917 555 0123', '63'],
  ])('AUTH-02 %j with dialling code %j is no number', (typed, code) => {
    expect(mobileNumber(typed, code)).toBeUndefined();
  });

  test('ERR-03 a number of the wrong length is none where the length is known', () => {
    expect(mobileNumber('917555012', '63', philippines)).toBeUndefined();
    expect(mobileNumber('917555012', '63')?.national).toBe('917555012');
  });
});

test.each([
  ['+63 917 555 0123', '639175550123'],
  ['639175550123', '639175550123'],
  ['00639175550123', '639175550123'],
  ['09175550123', undefined],
  ['demomember', undefined],
  ['', undefined],
])('AUTH-02 %j is the international number %j', (text, digits) => {
  expect(internationalDigits(text)).toBe(digits);
});

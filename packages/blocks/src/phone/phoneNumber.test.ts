import { describe, expect, test } from 'vitest';
import { phoneOnWire } from './phoneNumber.ts';

const ph = (number: string) => ({ country: 'PH', dial: '63', number });

describe('a mobile number on the wire', () => {
  test.each([
    '9175550123',
    '09175550123',
    '+63 917 555 0123',
    '0063 917 555 0123',
    '63 917-555-0123',
    '(0917) 555 0123',
  ])('SHELL-15 %s is the same number', async (typed) => {
    expect(await phoneOnWire(ph(typed))).toEqual({ countryDialingCode: '63', mobileNum: '9175550123' });
  });

  test('SHELL-15 an international number of another country is that country’s', async () => {
    expect(await phoneOnWire(ph('+84 91 234 56 78'))).toEqual({ countryDialingCode: '84', mobileNum: '912345678' });
  });

  test.each([
    ['', { problem: 'missing' }],
    ['   ', { problem: 'missing' }],
    ['12', { problem: 'invalid' }],
    ['call me', { problem: 'invalid' }],
  ])('ERR-02 ERR-03 "%s" is no mobile number', async (typed, problem) => {
    expect(await phoneOnWire(ph(typed))).toEqual(problem);
  });

  test('ERR-03h where a country has one length, the number of digits is named', async () => {
    expect(await phoneOnWire(ph('917555'), { min: 10, max: 10 })).toEqual({ problem: 'digits', count: 10 });
  });

  test('SHELL-15 a country that the library does not know is held to the platform’s lengths', async () => {
    const value = { country: 'ZZ', dial: '999', number: '0123456789' };
    expect(await phoneOnWire(value, { min: 9, max: 9 })).toEqual({ countryDialingCode: '999', mobileNum: '123456789' });
  });
});

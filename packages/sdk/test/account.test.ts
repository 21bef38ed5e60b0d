import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type CallId, calls } from '../src/contract/calls.ts';
import { PlatformError } from '../src/errors.ts';
import { asksForCaptcha, asksForHumanCheck, refusedField } from '../src/refusal.ts';

const read = (id: CallId, value: unknown) => z.parse(calls[id].output, value);

test.each(['mobileNum', 'mobileNo'])('SDK-08 a number handed in as %s travels under both names', (name) => {
  const input = z.parse(calls['account.smsNoLogin'].input, { [name]: '9175550123', countryDialingCode: '63' });
  expect(input).toEqual({ mobileNum: '9175550123', mobileNo: '9175550123', countryDialingCode: '63' });
});

describe('AUTH-11 registration settings', () => {
  test('AUTH-11 a field that the platform does not name is off', () => {
    const settings = read('account.registerSettings', { username: { enabled: '1', required: 1, minLength: '2' } });
    expect(settings).toMatchObject({
      username: { enabled: true, required: true, minLength: 2 },
      password: { enabled: false, required: false },
      referralCode: { enabled: false },
    });
  });

  test.each(['^(a+)+$', '(', '[', '*', '(?i)abc', ''])('C15 the pattern %j is only carried', (acceptedPattern) => {
    expect(read('account.registerSettings', { email: { enabled: '1', acceptedPattern } })).toMatchObject({
      email: { acceptedPattern },
    });
  });
});

test('SDK-07 each host gets speed 0 until it is measured', () => {
  const value = { domainList: [{ domainName: 'a.brand.example', speed: 7 }, { domainName: 'b.brand.example' }] };
  expect(read('system.domainRoute', value)).toEqual({
    domainList: [
      { domainName: 'a.brand.example', speed: 0 },
      { domainName: 'b.brand.example', speed: 0 },
    ],
  });
  expect(read('system.domainRoute', {})).toEqual({ domainList: [] });
});

test.each([
  ['63', '63'],
  ['+63', '63'],
  [63, '63'],
])('AUTH-02 the dialling code %j is digits', (given, countryDialingCode) => {
  expect(read('system.countries', [{ countryCode: 'PH', countryDialingCode: given }])).toMatchObject([
    { countryDialingCode },
  ]);
});

test.each([{ token: '' }, {}, { token: null }])('AUTH-07 %j opens no session', (value) => {
  expect(z.safeParse(calls['session.login'].output, value).success).toBe(false);
});

test('AUTH-22 what a challenge holds beyond what we know goes back unchanged, as its signature covers it', () => {
  const parameters = {
    algorithm: 'X',
    nonce: '00',
    salt: '00',
    cost: 1,
    keyLength: 32,
    keyPrefix: '0',
    data: { a: 1 },
  };
  expect(read('session.humanChallenge', { parameters, signature: 'ab' })).toMatchObject({
    parameters,
    signature: 'ab',
  });
});

describe('what a refusal asks for', () => {
  const refused = (value: unknown) => new PlatformError('refused', 'account.register', { value });

  test.each([
    [{ captcha: true }, [true, false, undefined]],
    [{ captcha: '1', field: 'captcha' }, [true, false, 'captcha']],
    [{ humanCheck: true }, [false, true, undefined]],
    [{ field: 'username' }, [false, false, 'username']],
    [{}, [false, false, undefined]],
    [null, [false, false, undefined]],
    ['captcha', [false, false, undefined]],
    [undefined, [false, false, undefined]],
  ])('AUTH-06 with %j is read', (value, wanted) => {
    const error = refused(value);
    expect([asksForCaptcha(error), asksForHumanCheck(error), refusedField(error)]).toEqual(wanted);
  });

  test('AUTH-06 another error asks for nothing', () => {
    const error = new Error('captcha');
    expect([asksForCaptcha(error), asksForHumanCheck(error), refusedField(error)]).toEqual([false, false, undefined]);
  });
});

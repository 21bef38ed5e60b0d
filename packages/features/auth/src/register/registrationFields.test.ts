import { describe, expect, test } from 'vitest';
import { settingsOf } from '../../test/settings.ts';
import {
  firstWay,
  type RegisterFlags,
  type RegisterWay,
  registerWays,
  registrationFields,
} from './registrationFields.ts';

const flags = (on: Partial<RegisterFlags> = {}): RegisterFlags => ({
  username: true,
  mobile: false,
  mobilePassword: false,
  smsCode: false,
  ...on,
});

const usual = await settingsOf('normal');

const namesOf = (way: RegisterWay, on: Partial<RegisterFlags>, settings = usual) =>
  registrationFields({ settings, flags: flags(on), way, invitation: 'asked' }).map(({ name }) => name);

test.each([
  [true, false, ['username'], 'username'],
  [false, true, ['mobile'], 'mobile'],
  [true, true, ['username', 'mobile'], 'mobile'],
  [false, false, ['username'], 'username'],
] as const)(
  'AUTH-10a user names %s, mobile numbers %s: the ways are %j and %s shows first',
  (username, mobile, ways, first) => {
    expect(registerWays({ username, mobile })).toEqual(ways);
    expect(firstWay({ mobile })).toBe(first);
  },
);

describe('what a registration asks for', () => {
  test.each<[RegisterWay, Partial<RegisterFlags>, string[]]>([
    ['mobile', {}, ['mobileNum']],
    ['mobile', { mobilePassword: true }, ['mobileNum', 'password', 'confirmPassword']],
    ['mobile', { smsCode: true }, ['mobileNum', 'verificationCode']],
    [
      'mobile',
      { mobilePassword: true, smsCode: true },
      ['mobileNum', 'verificationCode', 'password', 'confirmPassword'],
    ],
    ['username', {}, ['username', 'password', 'confirmPassword', 'mobileNum']],
    ['username', { mobilePassword: true }, ['username', 'password', 'confirmPassword', 'mobileNum']],
    ['username', { smsCode: true }, ['username', 'password', 'confirmPassword', 'mobileNum', 'verificationCode']],
  ])('AUTH-10b AUTH-11a AUTH-12c by %s with %j: %j come first', (way, on, first) => {
    expect(namesOf(way, on).slice(0, first.length)).toEqual(first);
    expect(namesOf(way, on).slice(first.length)).toEqual(['email', 'payeeName', 'affiliateCode', 'referralCode']);
  });

  test('AUTH-11a each field shows when the settings enable it', async () => {
    const settings = await settingsOf('allFields');
    const shown = namesOf('username', { smsCode: true }, settings);
    const apart = ['captcha', 'countryDialingCode'];
    expect(new Set([...shown, ...apart])).toEqual(new Set(Object.keys(settings)));
    expect(namesOf('username', {}, await settingsOf('fewFields'))).toEqual(['username', 'password']);
  });

  test('AUTH-11a required is what the settings say, the payment password always, and the number with a code', async () => {
    const settings = await settingsOf('allFields');
    settings.paymentPassword.required = false;
    settings.mobileNum.required = false;
    const needed = (smsCode: boolean) =>
      registrationFields({ settings, flags: flags({ smsCode }), way: 'username', invitation: 'asked' })
        .filter(({ rule }) => rule.required)
        .map(({ name }) => name);
    expect(needed(false)).toEqual(['username', 'password', 'confirmPassword', 'email', 'payeeName', 'paymentPassword']);
    expect(needed(true)).toEqual(expect.arrayContaining(['mobileNum', 'verificationCode']));
  });

  test('AUTH-12a where the settings say nothing of names and passwords, the usual rules hold', async () => {
    const settings = await settingsOf('fewFields');
    settings.username = { ...settings.captcha, enabled: true };
    settings.password = { ...settings.captcha, enabled: true };
    const [username, password] = registrationFields({ settings, flags: flags(), way: 'username', invitation: 'asked' });
    expect(username?.rule).toMatchObject({ required: true, patternId: 'letterFirst', minLength: 2, maxLength: 15 });
    expect(password?.rule).toMatchObject({ required: true, patternId: 'letterAndDigit', minLength: 7 });
  });

  test.each([
    ['asked', true, false],
    ['required', true, true],
    ['known', false, false],
  ] as const)('AUTH-14a the invitation code is %s', (invitation, shown, required) => {
    const fields = registrationFields({ settings: usual, flags: flags(), way: 'username', invitation });
    const code = fields.filter(({ name }) => name === 'affiliateCode');
    expect(code).toHaveLength(shown ? 1 : 0);
    expect(code[0]?.rule.required ?? false).toBe(required);
  });
});

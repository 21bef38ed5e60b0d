import { describe, expect, test } from 'vitest';
import type { Sandbox } from '../src/sandbox.ts';
import type { SandboxState } from '../src/state.ts';
import { type Asked, ask, handClock, sandboxWith } from './fixture.ts';

const about = {
  domain: 'www.brand.example',
  registerUrl: 'https://www.brand.example/register',
  method: 'WEB',
  login: true,
};
const NUMBER = { mobileNum: '9170000001', countryDialingCode: '63' };
const newcomer = { username: 'Newcomer1', password: 'harvest77', confirmPassword: 'harvest77', ...about };

const lastCode = (sandbox: Sandbox) => sandbox.state().outbox.at(-1)?.code ?? '';
const register = (sandbox: Sandbox, more: object = {}, asked: Asked = {}) =>
  ask(sandbox, 'account.register', { ...newcomer, ...more }, asked);
const accountOf = async (sandbox: Sandbox, token: unknown) =>
  (await ask(sandbox, 'member.info', {}, { token: String(token) })).body.value;

/** As the third-party sign-in’s emulator writes its tokens. */
function emulated(claims: object, alg = 'none'): string {
  const part = (value: object) =>
    btoa(JSON.stringify(value)).replaceAll('=', '').replaceAll('+', '-').replaceAll('/', '_');
  return `${part({ alg, typ: 'JWT' })}.${part(claims)}.`;
}

describe('AUTH-16 registration by user name', () => {
  test('AUTH-16 opens a session, and the account is there from then on, also after a restart', async () => {
    const sandbox = sandboxWith();
    const { body, text } = await register(sandbox);
    expect(body).toMatchObject({ success: true, value: { firstTimeLogin: true, passwordExpired: false } });
    expect(text).not.toContain('harvest77');
    expect(await accountOf(sandbox, body.value?.token)).toMatchObject({
      account: 'newcomer1',
      isAgent: 0,
      balance: '0',
    });

    const kept = JSON.parse(JSON.stringify(sandbox.state())) as SandboxState;
    expect(JSON.stringify(kept)).not.toContain('harvest77');
    const again = sandboxWith({ state: kept });
    const login = { username: 'newcomer1', password: 'harvest77', type: 'username' };
    expect((await ask(again, 'session.login', login)).body.value).toMatchObject({ firstTimeLogin: false });
    expect((await ask(again, 'session.login', { ...login, password: 'harvest78' })).body.success).toBe(false);
    // another merchant has no such member
    expect((await ask(again, 'session.login', login, { merchant: 'M2' })).body.success).toBe(false);
  });

  test.each([
    [{ username: 'demomember' }, 'username', 'field.usernameTaken'],
    [{ username: '1abc' }, 'username', 'field.usernameRule'],
    [{ username: 'a' }, 'username', 'field.usernameRule'],
    [{ username: 'a/b' }, 'username', 'field.usernameRule'],
    [{ username: '' }, 'username', 'field.required'],
    [{ password: 'short1' }, 'password', 'field.passwordRule'],
    [{ password: 'onlyletters' }, 'password', 'field.passwordRule'],
    [{ password: '123456' }, 'password', 'field.passwordRule'],
    [{ confirmPassword: 'harvest78' }, 'confirmPassword', 'field.mismatch'],
    [{ confirmPassword: undefined }, 'confirmPassword', 'field.required'],
    [{ payeeName: 'lower case' }, 'payeeName', 'field.pattern'],
    [{ email: 'no address' }, 'email', 'field.emailInvalid'],
    [{ email: 'demomember@mail.example' }, 'email', 'field.emailTaken'],
    [{ mobileNum: '12', countryDialingCode: '63' }, 'mobileNum', 'field.mobileInvalid'],
    [{ mobileNum: '9170000001', countryDialingCode: '999' }, 'mobileNum', 'field.mobileInvalid'],
    [{ mobileNum: '0917 555 0123', countryDialingCode: '63' }, 'mobileNum', 'field.mobileTaken'],
    [{ affiliateCode: 'NOBODY1' }, 'affiliateCode', 'field.affiliateInvalid'],
  ])('AUTH-12 %j is refused at %s: %s', async (more, field, code) => {
    const sandbox = sandboxWith();
    const { body } = await register(sandbox, more);
    expect(body).toMatchObject({ success: false, code, value: { field }, message: expect.stringMatching(/\w/) });
    expect(Object.keys(sandbox.state().accounts)).toEqual([]);
  });

  test('C16 the platform too says one number when both ends are the same', async () => {
    const asked = { headers: { 'X-Sandbox-Scenario': 'allFields' } };
    const { body } = await register(sandboxWith(), { payeeName: 'PLAYER ONE', paymentPassword: '12' }, asked);
    expect(body.message).toBe('A payment password has 6 digits.');
  });

  test('AUTH-11 where the settings ask for a captcha, none is no account', async () => {
    const sandbox = sandboxWith({ scenario: 'allFields' });
    const all = { payeeName: 'PLAYER ONE', paymentPassword: '135790', email: 'new@mail.example', ...NUMBER };
    expect((await register(sandbox, all)).body).toMatchObject({ code: 'captcha.required', value: { captcha: true } });
    await ask(sandbox, 'session.captcha');
    const captcha = sandbox.state().captchas.at(-1)?.answer;
    expect((await register(sandbox, { ...all, captcha })).body.success).toBe(true);
  });

  test('AUTH-12 a number counts as the member’s only with the code that was sent to it', async () => {
    const sandbox = sandboxWith();
    await register(sandbox, NUMBER);
    expect((await ask(sandbox, 'account.smsNoLogin', NUMBER)).body.code).toBe('sms.unknown');
    await ask(sandbox, 'account.smsRegister', { ...NUMBER, username: 'second' });
    const verificationCode = lastCode(sandbox);
    const second = { username: 'second', ...NUMBER, verificationCode };
    expect((await register(sandbox, { ...second, verificationCode: 'wrong' })).body.value).toEqual({
      field: 'verificationCode',
    });
    expect((await register(sandbox, second)).body.success).toBe(true);
    expect(sandbox.state().accounts['M1/second']).toMatchObject({ mobile: '639170000001', dialingCode: '63' });
  });

  test('AUTH-12 with REGMOBVERF3 a number without a code is refused', async () => {
    const sandbox = sandboxWith({ modules: { M1: { REGMOBVERF3: true } } });
    expect((await register(sandbox, NUMBER)).body.code).toBe('code.missing');
    expect((await register(sandbox, NUMBER, { merchant: 'M2' })).body.success).toBe(true);
  });

  test('AUTH-14 whoever registers with an affiliate code belongs to its agent', async () => {
    const sandbox = sandboxWith();
    const checked = await ask(sandbox, 'account.affiliate', { code: ' north24 ', domain: 'www.brand.example' });
    expect(checked.body.value).toEqual({ valid: '1', affiliateCode: 'NORTH24' });
    expect((await ask(sandbox, 'account.affiliate', { code: 'X', domain: 'd' })).body.value).toEqual({ valid: '0' });
    await register(sandbox, { affiliateCode: 'NORTH24' });
    expect(sandbox.state().accounts['M1/newcomer1']?.upline).toBe('demoagent');
  });
});

describe('AUTH-10 registration by mobile number', () => {
  test('AUTH-10 needs no password; the number and a code open the account again', async () => {
    const clock = handClock();
    const sandbox = sandboxWith({ clock });
    await ask(sandbox, 'account.smsRegister', NUMBER);
    const verificationCode = lastCode(sandbox);
    const { body } = await ask(sandbox, 'account.registerMobile', { ...NUMBER, verificationCode, ...about });
    expect((await accountOf(sandbox, body.value?.token))?.account).toBe('m639170000001');
    await ask(sandbox, 'account.smsNoLogin', NUMBER);
    const login = { username: '+639170000001', password: lastCode(sandbox), type: 'sms' };
    expect((await ask(sandbox, 'session.login', login)).body.success).toBe(true);
    expect((await ask(sandbox, 'session.login', { ...login, password: '', type: 'username' })).body.success).toBe(
      false,
    );
  });

  test('AUTH-10 where the merchant asks for a password, a registration without one is refused', async () => {
    const sandbox = sandboxWith({ modules: { M1: { MOBILENUMPASSREG3: true } } });
    const { body } = await ask(sandbox, 'account.registerMobile', { ...NUMBER, ...about });
    expect(body).toMatchObject({ code: 'field.required', value: { field: 'password' } });
  });

  test('AUTH-10 with a password the number is as good as a name', async () => {
    const sandbox = sandboxWith();
    await ask(sandbox, 'account.registerMobile', { ...NUMBER, password: 'harvest77', ...about });
    const login = { username: '+63 917 000 0001', password: 'harvest77', type: 'username' };
    expect((await ask(sandbox, 'session.login', login)).body.success).toBe(true);
    expect((await ask(sandbox, 'account.registerMobile', { ...NUMBER, ...about })).body.code).toBe('field.mobileTaken');
  });

  test.each([
    ['the number', { phone_number: '+639170000001', exp: 4e9 }, 'none', true],
    ['another number', { phone_number: '+639170000002', exp: 4e9 }, 'none', false],
    ['a past hour', { phone_number: '+639170000001', exp: 1 }, 'none', false],
    ['a signature nobody checks', { phone_number: '+639170000001', exp: 4e9 }, 'RS256', false],
  ])('AUTH-18 a token of the phone sign-in that says %s', async (_, claims, alg, success) => {
    const firebaseIdToken = emulated(claims, alg);
    const input = { ...NUMBER, ...about, firebaseChannel: 'sms', firebaseIdToken };
    expect((await ask(sandboxWith(), 'account.registerMobile', input)).body.success).toBe(success);
  });
});

describe('AUTH-11 registration settings', () => {
  const settings = async (scenario: string) =>
    (await ask(sandboxWith(), 'account.registerSettings', {}, { headers: { 'X-Sandbox-Scenario': scenario } })).body
      .value as Record<string, { enabled: string; required: string; acceptedPattern?: string; patternId?: string }>;
  const shown = async (scenario: string) =>
    Object.entries(await settings(scenario)).flatMap(([name, { enabled }]) => (enabled === '1' ? [name] : []));

  test('AUTH-11 say which fields there are', async () => {
    expect(await shown('fewFields')).toEqual(['username', 'password']);
    expect(await shown('mobileFields')).toEqual(['password', 'mobileNum', 'countryDialingCode', 'verificationCode']);
    expect(await shown('allFields')).toHaveLength(19);
    expect((await settings('normal')).username).toMatchObject({
      required: '1',
      minLength: 2,
      maxLength: 15,
      patternId: 'letterFirst',
    });
  });

  test('C15 hostile ones hold the patterns that break forms, and the platform itself runs none', async () => {
    const patterns = Object.values(await settings('hostilePatterns')).map(({ acceptedPattern }) => acceptedPattern);
    for (const pattern of ['^(a+)+$', '(', '[', '*', '(?i)abc', '']) expect(patterns).toContain(pattern);
    const asked = { headers: { 'X-Sandbox-Scenario': 'hostilePatterns' } };
    const all = { payeeName: 'A'.repeat(45), paymentPassword: '135790', email: 'new@mail.example', ...NUMBER };
    expect((await register(sandboxWith(), all, asked)).body.success).toBe(true);
    expect((await register(sandboxWith(), { ...all, payeeName: 'a'.repeat(45) }, asked)).body.code).toBe(
      'field.pattern',
    );
  });
});

import { describe, expect, test } from 'vitest';
import type { Delivery } from '../src/platform.ts';
import type { Sandbox } from '../src/sandbox.ts';
import { ask, handClock, MEMBER, sandboxWith, tokenFor } from './fixture.ts';

const MINUTE = 60_000;
const OWN = { mobileNum: '9175550123', countryDialingCode: '63' };
const FREE = { mobileNum: '9170000001', countryDialingCode: '63' };

const lastCode = (sandbox: Sandbox) => sandbox.state().outbox.at(-1)?.code ?? '';
const another = (code: string) => (code === '000000' ? '000001' : '000000');
const bySms = (code: string, username = '+63 917 555 0123') => ({ username, password: code, type: 'sms' });

describe('AUTH-17 codes by SMS', () => {
  test('AUTH-02 a code opens the session of whoever owns the number, once', async () => {
    const texts: Delivery[] = [];
    const sandbox = sandboxWith({ onText: (message) => texts.push(message) });
    const { body } = await ask(sandbox, 'account.smsNoLogin', OWN, { language: 'ES' });
    expect(body.value).toEqual({ expiredMinutes: 2 });
    const code = lastCode(sandbox);
    expect(code).toMatch(/^\d{6}$/);
    expect(texts).toEqual([
      { channel: 'sms', to: '639175550123', code, text: expect.stringContaining(`${code} es tu código`) },
    ]);
    const { body: opened } = await ask(sandbox, 'session.login', bySms(`${code.slice(0, 3)} ${code.slice(3)}`));
    const { body: info } = await ask(sandbox, 'member.info', {}, { token: String(opened.value?.token) });
    expect(info.value?.account).toBe('demomember');
    expect((await ask(sandbox, 'session.login', bySms(code))).body.code).toBe('code.wrong');
  });

  test.each([
    { mobileNum: '09175550123', countryDialingCode: '63' },
    { mobileNum: '+63 917 555 0123', countryDialingCode: '+63' },
    { mobileNum: '639175550123', countryDialingCode: '63' },
    { mobileNo: '9175550123', countryDialingCode: '63' },
    { mobileNum: '9175550123' },
  ])('AUTH-02 %j is the number of the account', async (number) => {
    const sandbox = sandboxWith();
    expect((await ask(sandbox, 'account.smsNoLogin', number)).body.success).toBe(true);
    expect((await ask(sandbox, 'session.login', bySms(lastCode(sandbox), '639175550123'))).body.success).toBe(true);
  });

  test.each([
    [FREE, 'sms.unknown'],
    [{ ...OWN, mobileNum: '12' }, 'field.mobileInvalid'],
    [{ ...OWN, countryDialingCode: '999' }, 'field.mobileInvalid'],
    [{ ...OWN, mobileNum: ' ' }, 'field.required'],
  ])('AUTH-17 %j is sent nothing: %s', async (number, code) => {
    const sandbox = sandboxWith();
    const { body } = await ask(sandbox, 'account.smsNoLogin', number);
    expect(body).toMatchObject({ success: false, code, value: { field: 'mobileNum' } });
    expect(sandbox.state().outbox).toEqual([]);
  });

  test('AUTH-17 a code is dead after its minutes, and when a newer one was sent', async () => {
    const clock = handClock();
    const sandbox = sandboxWith({ clock });
    await ask(sandbox, 'account.smsNoLogin', OWN);
    const first = lastCode(sandbox);
    clock.advance(2 * MINUTE);
    expect((await ask(sandbox, 'session.login', bySms(first))).body.code).toBe('code.expired');
    await ask(sandbox, 'account.smsNoLogin', OWN);
    const second = lastCode(sandbox);
    clock.advance(MINUTE);
    await ask(sandbox, 'account.smsNoLogin', OWN);
    expect(lastCode(sandbox)).not.toBe(second);
    expect((await ask(sandbox, 'session.login', bySms(second))).body.code).toBe('code.wrong');
    expect((await ask(sandbox, 'session.login', bySms(lastCode(sandbox)))).body.success).toBe(true);
  });

  test('AUTH-17 one number gets a code a minute, and six an hour', async () => {
    const clock = handClock();
    const sandbox = sandboxWith({ clock });
    const codes: (string | undefined)[] = [];
    for (let time = 0; time < 7; time++) {
      codes.push((await ask(sandbox, 'account.smsNoLogin', OWN)).body.code);
      codes.push((await ask(sandbox, 'account.smsNoLogin', OWN)).body.code);
      clock.advance(MINUTE);
    }
    expect(codes).toEqual(
      [...Array.from({ length: 6 }, () => [undefined, 'code.tooSoon']), ['code.tooMany', 'code.tooMany']].flat(),
    );
    // another number is not held up by it
    expect((await ask(sandbox, 'account.smsRegister', FREE)).body.success).toBe(true);
    clock.advance(60 * MINUTE);
    expect((await ask(sandbox, 'account.smsNoLogin', OWN)).body.success).toBe(true);
  });

  test('AUTH-17 whoever guesses five times has to ask for another code', async () => {
    const sandbox = sandboxWith();
    await ask(sandbox, 'account.smsNoLogin', OWN);
    const code = lastCode(sandbox);
    const said: (string | undefined)[] = [];
    for (let time = 0; time < 5; time++) {
      said.push((await ask(sandbox, 'session.login', bySms(another(code)))).body.code);
    }
    expect(said).toEqual(['code.wrong', 'code.wrong', 'code.wrong', 'code.wrong', 'code.guessed']);
    expect((await ask(sandbox, 'session.login', bySms(code))).body.code).toBe('code.wrong');
  });

  test('AUTH-17 a code to register with is none to log in with', async () => {
    const sandbox = sandboxWith();
    await ask(sandbox, 'account.smsRegister', FREE);
    const body = { newPassword: 'Another2468', ...FREE, verificationCode: lastCode(sandbox) };
    expect((await ask(sandbox, 'account.passwordByPhone', body)).body.code).toBe('sms.unknown');
    expect((await ask(sandbox, 'account.smsRegister', OWN)).body.code).toBe('field.mobileTaken');
    expect((await ask(sandbox, 'account.smsRegister', { ...FREE, username: 'demomember' })).body.code).toBe(
      'field.usernameTaken',
    );
  });

  test('AUTH-02 a login by SMS to a number that is nobody’s says so', async () => {
    expect((await ask(sandboxWith(), 'session.login', bySms('123456', '+639170000001'))).body.code).toBe('login.sms');
  });
});

describe('AUTH-07 a login from an address that is not known', () => {
  const unknown = { headers: { 'X-Sandbox-Scenario': 'unregisteredIp' } };

  test('AUTH-07 opens nothing until a code has confirmed it, and is known from then on', async () => {
    const sandbox = sandboxWith();
    const { body } = await ask(sandbox, 'session.login', MEMBER, unknown);
    expect(body.value).toMatchObject({ ipUnregistered: true });
    const token = String(body.value?.token);
    const { status, body: closed } = await ask(sandbox, 'member.info', {}, { token });
    expect([status, closed.code]).toEqual([403, 'session.unverified']);

    const { body: sent } = await ask(sandbox, 'session.ipCode', {}, { token });
    expect(sent.value).toEqual({ channel: 'sms', to: '••••0123', expiredMinutes: 2 });
    const code = lastCode(sandbox);
    expect((await ask(sandbox, 'session.confirmIp', { verificationCode: another(code) }, { token })).body.code).toBe(
      'code.wrong',
    );
    expect((await ask(sandbox, 'session.confirmIp', { verificationCode: code }, { token })).body.success).toBe(true);
    expect((await ask(sandbox, 'member.info', {}, { token })).status).toBe(200);

    expect((await ask(sandbox, 'session.login', MEMBER, unknown)).body.value).not.toHaveProperty('ipUnregistered');
    const elsewhere = { headers: { ...unknown.headers, 'X-Forwarded-For': '198.51.100.9' } };
    expect((await ask(sandbox, 'session.login', MEMBER, elsewhere)).body.value).toHaveProperty('ipUnregistered');
  });

  test('AUTH-07 who has no number gets the code by e-mail', async () => {
    const sandbox = sandboxWith();
    const vip = { username: 'demovip', password: 'vip2468vip', type: 'username' };
    const token = await tokenFor(sandbox, vip, unknown);
    expect((await ask(sandbox, 'session.ipCode', {}, { token })).body.value).toMatchObject({
      channel: 'email',
      to: 'de••••@mail.example',
    });
    const verificationCode = sandbox.state().mails.at(-1)?.code;
    expect((await ask(sandbox, 'session.confirmIp', { verificationCode }, { token })).body.success).toBe(true);
  });
});

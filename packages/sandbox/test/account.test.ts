import { describe, expect, test } from 'vitest';
import type { Sandbox } from '../src/sandbox.ts';
import { ask, handClock, MEMBER, sandboxWith, tokenFor } from './fixture.ts';

const MINUTE = 60_000;
const NEXT = 'harvest77';
const OWN = { mobileNum: '9175550123', countryDialingCode: '63' };

const change = (oldPassword: string | undefined, newPassword = NEXT, confirmNewPassword = newPassword) => ({
  ...(oldPassword !== undefined && { oldPassword }),
  newPassword,
  confirmNewPassword,
});
const lastCode = (sandbox: Sandbox) => sandbox.state().outbox.at(-1)?.code ?? '';
const account = (username: string, password: string) => ({ username, password, type: 'username' });

describe('AUTH-20 change of password', () => {
  test('AUTH-20 the new one opens the account, the old one does not, and other sessions are over', async () => {
    const sandbox = sandboxWith();
    const [other, own] = [await tokenFor(sandbox), await tokenFor(sandbox)];
    const { body, text } = await ask(sandbox, 'account.changePassword', change(MEMBER.password), { token: own });
    expect(body).toEqual({ success: true, message: '', value: null });
    expect(text + JSON.stringify(sandbox.state())).not.toContain(NEXT);
    expect((await ask(sandbox, 'member.info', {}, { token: own })).status).toBe(200);
    expect((await ask(sandbox, 'member.info', {}, { token: other })).status).toBe(401);
    expect((await ask(sandbox, 'session.login', MEMBER)).body.code).toBe('login.credentials');
    expect((await ask(sandbox, 'session.login', { ...MEMBER, password: NEXT })).body.success).toBe(true);
  });

  test.each([
    [change('not this'), 'oldPassword', 'field.oldPasswordWrong'],
    [change(undefined), 'oldPassword', 'field.required'],
    [change(MEMBER.password, 'short1'), 'newPassword', 'field.passwordRule'],
    [change(MEMBER.password, '123456'), 'newPassword', 'field.passwordRule'],
    [change(MEMBER.password, ''), 'newPassword', 'field.required'],
    [change(MEMBER.password, NEXT, 'harvest78'), 'confirmNewPassword', 'field.mismatch'],
  ])('AUTH-20 %j is refused at %s: %s', async (input, field, code) => {
    const sandbox = sandboxWith();
    const token = await tokenFor(sandbox);
    const { body } = await ask(sandbox, 'account.changePassword', input, { token });
    expect(body).toMatchObject({ success: false, code, value: { field } });
    expect((await ask(sandbox, 'session.login', MEMBER)).body.success).toBe(true);
  });

  test('AUTH-20 the mismatch is said in the words of the specification', async () => {
    const sandbox = sandboxWith();
    const token = await tokenFor(sandbox);
    const { body } = await ask(sandbox, 'account.changePassword', change(MEMBER.password, NEXT, 'x'), { token });
    expect(body.message).toBe('Incorrect confirmation input.');
  });

  test('AUTH-07 an expired password is not set again, and a new one ends the expiry', async () => {
    const sandbox = sandboxWith();
    const old = 'expired2468';
    const token = await tokenFor(sandbox, account('demoexpired', old));
    const same = await ask(sandbox, 'account.changePassword', change(old, old), { token });
    expect(same.body.code).toBe('field.passwordSame');
    await ask(sandbox, 'account.changePassword', change(old), { token });
    const again = await ask(sandbox, 'session.login', account('demoexpired', NEXT));
    expect(again.body.value).toMatchObject({ passwordExpired: false });
  });

  test('AUTH-20 an account without a password needs none to get one', async () => {
    const sandbox = sandboxWith();
    const social = {
      provider: 'google',
      code: 'sandbox-newperson',
      state: 's',
      redirectUri: 'https://www.brand.example/',
    };
    const { body } = await ask(sandbox, 'session.socialLogin', social);
    const token = String(body.value?.token);
    expect((await ask(sandbox, 'account.security', {}, { token })).body.value).toMatchObject({ hasPassword: '0' });
    expect((await ask(sandbox, 'account.changePassword', change(undefined), { token })).body.success).toBe(true);
    expect((await ask(sandbox, 'account.changePassword', change(undefined), { token })).body.code).toBe(
      'field.required',
    );
  });

  test('AUTH-20 guessing the old one ends after three tries', async () => {
    const sandbox = sandboxWith();
    const token = await tokenFor(sandbox);
    for (let time = 0; time < 3; time++) await ask(sandbox, 'account.changePassword', change('wrong'), { token });
    const { body } = await ask(sandbox, 'account.changePassword', change(MEMBER.password), { token });
    expect(body.code).toBe('password.tooMany');
  });

  test('AUTH-23 a trial account changes nothing', async () => {
    const sandbox = sandboxWith();
    const token = await tokenFor(sandbox, account('demotrial', 'trial2468'));
    const refused = await ask(sandbox, 'account.changePassword', change('trial2468'), { token });
    expect(refused.body.code).toBe('account.trial');
    expect((await ask(sandbox, 'account.updateProfile', { nickname: 'Other' }, { token })).body.code).toBe(
      'account.trial',
    );
  });
});

describe('AUTH-19 forgotten password', () => {
  test('AUTH-19 by mobile: the code sets a new one, opens a session and ends the others', async () => {
    const sandbox = sandboxWith();
    const before = await tokenFor(sandbox);
    await ask(sandbox, 'account.smsNoLogin', OWN);
    const input = { ...OWN, newPassword: NEXT, verificationCode: lastCode(sandbox) };
    // a password that does not fit does not cost the code
    const weak = await ask(sandbox, 'account.passwordByPhone', { ...input, newPassword: '123456' });
    expect(weak.body.code).toBe('field.passwordRule');
    const { body } = await ask(sandbox, 'account.passwordByPhone', input);
    expect(body.value).toMatchObject({ username: 'demomember', token: expect.stringMatching(/^[0-9a-f]{32}$/) });
    expect((await ask(sandbox, 'member.info', {}, { token: before })).status).toBe(401);
    expect((await ask(sandbox, 'session.login', { ...MEMBER, password: NEXT })).body.success).toBe(true);
    expect((await ask(sandbox, 'account.passwordByPhone', input)).body.code).toBe('code.wrong');
  });

  test('AUTH-19 by e-mail: a password that is good once and must then be changed; the old one stays good', async () => {
    const sandbox = sandboxWith();
    const asked = { username: 'DemoMember', email: 'demomember@mail.example' };
    expect((await ask(sandbox, 'account.passwordByEmail', asked)).body.success).toBe(true);
    const [mail] = sandbox.state().mails;
    expect(mail?.email).toBe('demomember@mail.example');
    const sent = /^(\w+) opens/.exec(mail?.text ?? '')?.[1] ?? '';
    expect((await ask(sandbox, 'session.login', MEMBER)).body.success).toBe(true);
    const { body } = await ask(sandbox, 'session.login', { ...MEMBER, password: sent });
    expect(body.value).toMatchObject({ passwordExpired: true });
    const changed = await ask(sandbox, 'account.changePassword', change(sent), { token: String(body.value?.token) });
    expect(changed.body.success).toBe(true);
  });

  test('AUTH-19 that password is dead after half an hour', async () => {
    const clock = handClock();
    const sandbox = sandboxWith({ clock });
    await ask(sandbox, 'account.passwordByEmail', { username: 'demomember', email: 'demomember@mail.example' });
    const sent = /^(\w+) opens/.exec(sandbox.state().mails[0]?.text ?? '')?.[1] ?? '';
    clock.advance(30 * MINUTE);
    expect((await ask(sandbox, 'session.login', { ...MEMBER, password: sent })).body.success).toBe(false);
  });

  test.each([
    { username: 'nobody', email: 'demomember@mail.example' },
    { username: 'demomember', email: 'other@mail.example' },
    { username: 'demotrial', email: 'demotrial@mail.example' },
  ])('ERR-03 %j does not exist', async (input) => {
    const sandbox = sandboxWith();
    const { body } = await ask(sandbox, 'account.passwordByEmail', input);
    expect(body.message).toBe('Username/Email does not exist.');
    expect(sandbox.state().mails).toEqual([]);
  });
});

describe('AUTH-03 other ways in', () => {
  test('AUTH-03 free play makes a trial account with play money, the same for the same request', async () => {
    const sandbox = sandboxWith();
    const enter = async (random: string) => {
      const { body } = await ask(sandbox, 'session.freePlay', { os: 'Linux', platform: 'W', random });
      return (await ask(sandbox, 'member.info', {}, { token: String(body.value?.token) })).body.value;
    };
    const first = await enter('one');
    expect(first).toMatchObject({ isAgent: 4, balance: '2000.00', account: expect.stringMatching(/^trial-\d{8}$/) });
    expect((await enter('one'))?.account).toBe(first?.account);
    expect((await enter('two'))?.account).not.toBe(first?.account);
  });

  test('AUTH-03 a social login knows who it knows, and makes an account for who is new', async () => {
    const sandbox = sandboxWith();
    const enter = (code: string, provider = 'google') =>
      ask(sandbox, 'session.socialLogin', { provider, code, state: 's', redirectUri: 'https://www.brand.example/' });
    const info = async (token: unknown) => (await ask(sandbox, 'member.info', {}, { token: String(token) })).body.value;

    const known = (await enter('sandbox-demomember', 'facebook')).body.value;
    expect(known).toMatchObject({ firstTimeLogin: false });
    expect((await info(known?.token))?.account).toBe('demomember');

    const fresh = (await enter('sandbox-somebody-1')).body.value;
    expect(fresh).toMatchObject({ firstTimeLogin: true });
    const back = (await enter('sandbox-somebody-2')).body.value;
    expect(back).toMatchObject({ firstTimeLogin: false });
    expect((await info(back?.token))?.account).toBe((await info(fresh?.token))?.account);

    for (const code of ['sandbox-somebody-2', 'denied', ''])
      expect((await enter(code)).body.code).toBe('social.failed');
  });
});

import { describe, expect, test } from 'vitest';
import { generateKey } from '../src/keys.ts';
import type { Sandbox } from '../src/sandbox.ts';
import { type Asked, ask, handClock, MEMBER, request, sandboxWith, tokenFor } from './fixture.ts';

const MINUTE = 60_000;
const wrong = { ...MEMBER, password: 'not this one' };
const agent = { username: 'demoagent', password: 'agent2468', type: 'username' };

async function captchaShown(sandbox: Sandbox, asked: Asked = {}): Promise<string> {
  await ask(sandbox, 'session.captcha', {}, asked);
  return sandbox.state().captchas.at(-1)?.answer ?? '';
}

async function failThrice(sandbox: Sandbox, asked: Asked = {}) {
  for (let time = 0; time < 3; time++) await ask(sandbox, 'session.login', wrong, asked);
}

describe('AUTH-07 login', () => {
  test('AUTH-07 gives a token that opens the calls of a member', async () => {
    const sandbox = sandboxWith();
    const { body } = await ask(sandbox, 'session.login', { ...MEMBER, username: ' DemoMember ' });
    expect(body).toMatchObject({ success: true, value: { firstTimeLogin: false, passwordExpired: false } });
    expect(body.value?.token).toMatch(/^[0-9a-f]{32}$/);
    const { body: info } = await ask(sandbox, 'member.info', {}, { token: String(body.value?.token) });
    expect(info.value).toMatchObject({ account: 'demomember', isAgent: 0 });
  });

  test('AUTH-07 tells a first login once, and an expired password each time', async () => {
    const sandbox = sandboxWith();
    const first = { username: 'demofirst', password: 'first2468', type: 'username' };
    expect((await ask(sandbox, 'session.login', first)).body.value).toMatchObject({ firstTimeLogin: true });
    expect((await ask(sandbox, 'session.login', first)).body.value).toMatchObject({ firstTimeLogin: false });
    const expired = { username: 'demoexpired', password: 'expired2468', type: 'username' };
    expect((await ask(sandbox, 'session.login', expired)).body.value).toMatchObject({ passwordExpired: true });
  });

  test.each([
    ['EN', 'Incorrect user name or password.'],
    ['CN', '用户名或密码错误。'],
    ['ES', 'El usuario o la contraseña no son correctos.'],
    ['TY', 'Mali ang username o password.'],
    ['VI', 'Tên đăng nhập hoặc mật khẩu không đúng.'],
    ['KO', 'Incorrect user name or password.'],
  ])('AUTH-06 refuses wrong credentials in %s', async (language, message) => {
    const { status, body } = await ask(sandboxWith(), 'session.login', wrong, { language });
    expect(status).toBe(200);
    expect(body).toEqual({ success: false, message, code: 'login.credentials' });
  });

  test('AUTH-06 says the same of a name that does not exist', async () => {
    const { body } = await ask(sandboxWith(), 'session.login', { ...wrong, username: 'nobody' });
    expect(body.code).toBe('login.credentials');
  });

  test('AUTH-05 refuses an agent on the member side, and a member or trial on the agent side', async () => {
    const sandbox = sandboxWith();
    expect((await ask(sandbox, 'session.login', agent)).body.code).toBe('login.notMember');
    expect((await ask(sandbox, 'session.login', { ...MEMBER, agent: true })).body.code).toBe('login.notAgent');
    expect((await ask(sandbox, 'session.login', { ...agent, agent: true })).body.success).toBe(true);
  });

  test('AUTH-01 a trial account is marked by isAgent 4, an agent by one of the agent numbers', async () => {
    const sandbox = sandboxWith();
    const trial = await tokenFor(sandbox, { username: 'demotrial', password: 'trial2468', type: 'username' });
    expect((await ask(sandbox, 'member.info', {}, { token: trial })).body.value?.isAgent).toBe(4);
    const token = await tokenFor(sandbox, { ...agent, agent: true });
    expect((await ask(sandbox, 'member.info', {}, { token })).body.value?.isAgent).toBe(1);
  });
});

describe('AUTH-06 captcha', () => {
  test('AUTH-06 is asked for from the third failure on, and lets the right answer through once', async () => {
    const sandbox = sandboxWith();
    await ask(sandbox, 'session.login', wrong);
    expect((await ask(sandbox, 'session.login', wrong)).body.value).toBeUndefined();
    expect((await ask(sandbox, 'session.login', wrong)).body.value).toEqual({ captcha: true });
    expect((await ask(sandbox, 'session.login', MEMBER)).body).toMatchObject({
      code: 'captcha.required',
      value: { captcha: true },
    });
    const captcha = await captchaShown(sandbox);
    expect(captcha).toMatch(/^\d{4,5}$/);
    expect((await ask(sandbox, 'session.login', { ...wrong, captcha })).body.code).toBe('login.credentials');
    expect((await ask(sandbox, 'session.login', { ...MEMBER, captcha })).body.code).toBe('captcha.wrong');
    const next = await captchaShown(sandbox);
    expect((await ask(sandbox, 'session.login', { ...MEMBER, captcha: next })).body.success).toBe(true);
    // a success clears the count
    expect((await ask(sandbox, 'session.login', MEMBER)).body.success).toBe(true);
  });

  test('AUTH-06 a captcha is dead after two minutes', async () => {
    const clock = handClock();
    const sandbox = sandboxWith({ clock, scenario: 'captcha' });
    const captcha = await captchaShown(sandbox);
    clock.advance(2 * MINUTE);
    expect((await ask(sandbox, 'session.login', { ...MEMBER, captcha })).body.code).toBe('captcha.wrong');
  });

  test('AUTH-06 failures of one browser ask that browser for a captcha, not another', async () => {
    const sandbox = sandboxWith();
    const first = { headers: { Cookie: 'sandbox_client=00000000000000aa' } };
    const second = { headers: { Cookie: 'sandbox_client=00000000000000bb' } };
    for (const username of ['one', 'two', 'three']) await ask(sandbox, 'session.login', { ...wrong, username }, first);
    expect((await ask(sandbox, 'session.login', MEMBER, first)).body.code).toBe('captcha.required');
    expect((await ask(sandbox, 'session.login', MEMBER, second)).body.success).toBe(true);
    const captcha = await captchaShown(sandbox, second);
    expect((await ask(sandbox, 'session.login', { ...MEMBER, captcha }, first)).body.code).toBe('captcha.wrong');
  });

  test('AUTH-06 failures are forgotten after a quarter of an hour', async () => {
    const clock = handClock();
    const sandbox = sandboxWith({ clock });
    await failThrice(sandbox);
    clock.advance(15 * MINUTE);
    expect((await ask(sandbox, 'session.login', MEMBER)).body.success).toBe(true);
  });

  test('AUTH-06 the picture is a PNG that names its answer nowhere, and a browser is marked for it', async () => {
    const sandbox = sandboxWith();
    const { text, headers } = await ask(sandbox, 'session.captcha');
    const value = String((JSON.parse(text) as { value: string }).value);
    expect([...atob(value).slice(0, 8)].map((char) => char.charCodeAt(0))).toEqual([137, 80, 78, 71, 13, 10, 26, 10]);
    expect(value.length).toBeLessThan(6000);
    expect(text).not.toContain(`"${sandbox.state().captchas[0]?.answer}"`);
    expect(headers.get('Set-Cookie')).toMatch(/^sandbox_client=[0-9a-f]{16}; Path=\/; HttpOnly; SameSite=Lax$/);
  });
});

describe('SDK-04 sealed bodies', () => {
  test('SDK-04 a body sealed with an unknown key is answered with key.unknown, and nothing is done', async () => {
    const sandbox = sandboxWith();
    const { body } = await ask(sandbox, 'session.login', MEMBER, { sealFor: await generateKey() });
    expect(body).toMatchObject({ success: false, code: 'key.unknown' });
    expect(sandbox.state().sessions).toEqual({});
  });

  test('SDK-04 an open body is refused, and so is a broken one', async () => {
    const sandbox = sandboxWith();
    const send = async (type: string, text: string) => {
      const sent = new Request(await request('session.login', MEMBER), {
        body: text,
        headers: { 'Content-Type': type },
      });
      return (await (await sandbox.fetch(sent)).json()) as unknown;
    };
    expect(await send('application/json', JSON.stringify(MEMBER))).toMatchObject({ code: 'body.unsealed' });
    expect(await send('application/jose', 'a.b.c.d.e')).toMatchObject({ code: 'body.unreadable' });
    expect(await send('application/jose', '')).toMatchObject({ code: 'body.unreadable' });
  });

  test('SDK-04 the key set shows the public half only', async () => {
    const { text } = await ask(sandboxWith(), 'system.jwks');
    const [shown] = (JSON.parse(text) as { keys: object[] }).keys;
    expect(Object.keys(shown ?? {}).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use']);
  });
});

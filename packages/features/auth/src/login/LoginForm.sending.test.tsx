import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import {
  field,
  fill,
  logIn,
  member,
  password,
  remember,
  signedIn,
  start,
  submit,
  username,
} from '../../test/driveLogin.tsx';

describe('sending the login form', () => {
  test('AUTH-07c a login stores the token, loads the account, notes that somebody has come in, and then is done', async () => {
    const started = await start();
    await logIn(started);
    await signedIn(started);
    expect(started.requests.map(({ call }) => call)).toEqual(['system.jwks', 'session.login', 'member.info']);
    const token = started.app.session.token();
    expect(started.sent('member.info')[0]?.headers.get('Authorization')).toBe(`Bearer ${token}`);
    expect(started.app.storage.session.read('token', String)).toBe(token);
    expect(started.app.session.arrival()).toBe('usual');
  });

  test.each([
    ['demofirst', 'first2468', 'forced'],
    ['demoexpired', 'expired2468', 'asked'],
    ['demoweak', '123456', 'asked'],
  ])('AUTH-07 after the login of %s a change of password is %s', async (name, secret, due) => {
    const started = await start();
    await logIn(started, { username: name, password: secret });
    await waitFor(() => expect(started.onSignedIn).toHaveBeenCalled());
    expect(started.app.storage.session.read('mq.passwordChange', String)).toBe(secret && due);
  });

  test('AUTH-07 an expired password is forced to change where the brand says so', async () => {
    const started = await start({ brand: { flags: { forcePasswordChange: true } } });
    await logIn(started, { username: 'demoexpired', password: 'expired2468' });
    await waitFor(() => expect(started.onSignedIn).toHaveBeenCalled());
    expect(started.app.storage.session.read('mq.passwordChange', String)).toBe('forced');
  });

  test('AUTH-07 an account that cannot be loaded leaves a visitor, not half a session', async () => {
    const started = await start({ fault: 'member.info=500' });
    await logIn(started);
    expect((await screen.findByRole('alert')).textContent).toContain('Our server had a problem');
    expect([started.app.session.token(), started.app.storage.session.read('token', String)]).toEqual([null, undefined]);
    expect(started.onSignedIn).not.toHaveBeenCalled();
  });

  test('AUTH-06a ERR-01f a refused login shows the server’s words and keeps what was typed', async () => {
    const started = await start();
    await logIn(started, { username: 'demomember', password: 'wrong' });
    expect((await screen.findByRole('alert')).textContent).toBe('Incorrect user name or password.');
    expect([username().value, password().value]).toEqual(['demomember', 'wrong']);
    expect(submit().getAttribute('aria-busy')).toBeNull();
    expect(screen.queryByLabelText('Characters in the picture')).toBeNull();
  });

  test('AUTH-06a the server’s words come in the language on screen', async () => {
    const started = await start({ language: 'VI' });
    await started.user.type(field('Tên đăng nhập'), 'demomember');
    await started.user.type(field('Mật khẩu'), 'wrong{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe('Tên đăng nhập hoặc mật khẩu không đúng.');
  });

  test.each([
    ['offline', 'Network link is abnormal, please try again.'],
    ['truncated', 'We got an answer we could not read. Please try again.'],
    ['wrongTypes', 'We got an answer we could not read. Please try again.'],
    ['html502', 'Our server had a problem. Please try again.'],
    ['429', 'Too many requests. Please wait a moment and try again.'],
    ['unavailable', 'This is not available at the moment.'],
  ])(
    'AUTH-06a ERR-03b a login that ends %s says so, the loader goes, and it can be sent again',
    async (fault, words) => {
      const started = await start({ fault: `session.login=${fault}` });
      await logIn(started);
      expect((await screen.findByRole('alert')).textContent).toBe(words);
      expect(submit().getAttribute('aria-busy')).toBeNull();
      expect([username().value, password().value]).toEqual([member.username, member.password]);
      started.fail('');
      await started.user.click(submit());
      await signedIn(started);
      expect(screen.queryByRole('alert')).toBeNull();
    },
  );

  test('AUTH-06a ERR-03b a login without an answer ends after its time', async () => {
    const started = await start({ fault: 'session.login=timeout' });
    await fill(started);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    fireEvent.click(submit());
    await vi.waitFor(() => expect(started.sent('session.login')).toHaveLength(1), 20_000);
    await act(() => vi.advanceTimersByTimeAsync(15_000));
    vi.useRealTimers();
    expect(screen.getByRole('alert').textContent).toMatch(/took longer time/);
    expect(submit().getAttribute('aria-busy')).toBeNull();
  });

  test('AUTH-09 on a page that is not on a secure origin nothing is sent and the form says why', async () => {
    const started = await start({ subtle: undefined });
    await logIn(started);
    expect((await screen.findByRole('alert')).textContent).toMatch(/secure connection/);
    expect(started.sent('session.login')).toEqual([]);
  });

  test('AUTH-09b the payload travels sealed: name and password are in no readable place', async () => {
    const log = (['log', 'info', 'warn', 'error', 'debug'] as const).map((level) => vi.spyOn(console, level));
    const started = await start();
    await started.user.click(remember());
    await logIn(started);
    await signedIn(started);
    const [request] = started.sent('session.login');
    expect(request?.headers.get('Content-Type')).toBe('application/jose');
    // compact JWE: five parts of base64url
    expect(request?.body).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+\.[\w-]+\.[\w-]+$/);
    const readable = [
      ...started.requests.flatMap(({ url, body, headers }) => [url.href, body, JSON.stringify([...headers])]),
      ...log.flatMap((spy) => spy.mock.calls.map((call) => call.map(String).join(' '))),
      ...['token', 'isAgent', 'mq.account'].map((key) => started.app.storage.session.read(key, String) ?? ''),
      started.app.storage.local.read('mq.rememberedLogin', String) ?? '',
      JSON.stringify(started.app.queries.getQueryCache().getAll()),
      started.path(),
    ];
    expect(readable.filter((text) => text.includes(member.password))).toEqual([]);
    for (const spy of log) spy.mockRestore();
  });

  test('AUTH-09b a form that is sent before its script runs goes nowhere, least of all into the address', async () => {
    await start();
    expect(submit().closest('form')?.getAttribute('method')).toBe('dialog');
  });

  test('C19 clicks, Enter and a click during a slow answer send one request', async () => {
    const started = await start();
    const release = started.hold('session.login');
    await fill(started);
    await started.user.dblClick(submit());
    await started.user.type(password(), '{Enter}');
    fireEvent.submit(submit().closest('form') as HTMLFormElement);
    await waitFor(() => expect(started.sent('session.login')).toHaveLength(1));
    expect(submit().getAttribute('aria-busy')).toBe('true');
    await started.user.click(submit());
    await act(async () => release());
    await signedIn(started);
    expect(started.sent('session.login')).toHaveLength(1);
  });

  test('leaving the form during a login leaves a visitor', async () => {
    const started = await start();
    const release = started.hold('session.login');
    await logIn(started);
    await waitFor(() => expect(started.sent('session.login')).toHaveLength(1));
    started.unmount();
    await act(async () => release());
    expect(started.app.session.token()).toBeNull();
    expect(started.onSignedIn).not.toHaveBeenCalled();
  });
});

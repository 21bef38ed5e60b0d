import { type RenderOptions, renderWithApp } from '@marquee/testing/renderWithApp';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import type { LoginSide } from './completeLogin.ts';
import { LoginForm } from './LoginForm.tsx';

const member = { username: 'demomember', password: 'member2468' };
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name, { selector: 'input' });
const username = () => field('User name');
const password = () => field('Password');
const captcha = () => screen.findByLabelText<HTMLInputElement>('Characters in the picture');
const remember = () => screen.getByRole<HTMLInputElement>('checkbox');
const submit = () => screen.getByRole('button', { name: 'Log in' });

async function start({ side = 'member', ...options }: RenderOptions & { side?: LoginSide } = {}) {
  const onSignedIn = vi.fn();
  const page = await renderWithApp(<LoginForm side={side} onSignedIn={onSignedIn} />, options);
  return { ...page, onSignedIn, user: userEvent.setup({ delay: null }) };
}

type Started = Awaited<ReturnType<typeof start>>;

async function fill({ user }: Started, entry = member) {
  await user.type(username(), entry.username);
  await user.type(password(), entry.password);
}

async function logIn(started: Started, entry = member) {
  await fill(started, entry);
  await started.user.click(submit());
}

const ready = () => waitFor(() => expect(submit().getAttribute('aria-busy')).toBeNull());
const errorOf = (input: HTMLElement) =>
  document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent ?? null;

describe('LoginForm', () => {
  test('AUTH-07 a login stores the token, loads the account and then is done', async () => {
    const started = await start();
    await logIn(started);
    await waitFor(() => expect(started.onSignedIn).toHaveBeenCalledOnce());
    expect(started.requests.map(({ call }) => call)).toEqual(['system.jwks', 'session.login', 'member.info']);
    const token = started.app.session.token();
    expect(started.sent('member.info')[0]?.headers.get('Authorization')).toBe(`Bearer ${token}`);
    expect(started.app.storage.session.read('token', String)).toBe(token);
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

  test('AUTH-02 empty fields are named in their places, the first gets the focus, and nothing is sent', async () => {
    const started = await start();
    await started.user.type(username(), '   ');
    await started.user.click(submit());
    expect(errorOf(username())).toBe('Please enter your user name.');
    expect(errorOf(password())).toBe('Please enter your password.');
    expect(document.activeElement).toBe(username());
    expect(started.requests).toEqual([]);
  });

  test('AUTH-24 with only the password missing the focus goes there, and its error goes as soon as it is typed', async () => {
    const started = await start();
    await started.user.type(username(), 'someone{Enter}');
    expect(document.activeElement).toBe(password());
    expect(password().getAttribute('aria-invalid')).toBe('true');
    await started.user.keyboard('x');
    expect(password().getAttribute('aria-invalid')).toBeNull();
  });

  test('AUTH-02 blanks around what was typed are not sent', async () => {
    const started = await start();
    await logIn(started, { username: '  demomember ', password: ' member2468  ' });
    await waitFor(() => expect(started.onSignedIn).toHaveBeenCalledOnce());
  });

  test('AUTH-06 a refused login shows the server’s words and keeps what was typed', async () => {
    const started = await start();
    await logIn(started, { username: 'demomember', password: 'wrong' });
    expect((await screen.findByRole('alert')).textContent).toBe('Incorrect user name or password.');
    expect([username().value, password().value]).toEqual(['demomember', 'wrong']);
    expect(submit().getAttribute('aria-busy')).toBeNull();
    expect(screen.queryByLabelText('Characters in the picture')).toBeNull();
  });

  test('AUTH-06 the server’s words come in the language on screen', async () => {
    const started = await start({ language: 'VI' });
    await started.user.type(field('Tên đăng nhập'), 'demomember');
    await started.user.type(field('Mật khẩu'), 'wrong{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe('Tên đăng nhập hoặc mật khẩu không đúng.');
  });

  test('AUTH-06 an answer with the captcha flag brings the picture, and with it copied the login goes through', async () => {
    const started = await start({ scenario: 'captcha' });
    await logIn(started);
    const copied = await captcha();
    await screen.findByAltText('Picture with characters to copy');
    await started.user.type(copied, started.sandbox.state().captchas.at(-1)?.answer ?? '');
    await started.user.click(submit());
    await waitFor(() => expect(started.onSignedIn).toHaveBeenCalledOnce());
  });

  test('AUTH-06 a captcha that is shown is required', async () => {
    const started = await start({ scenario: 'captcha' });
    await logIn(started);
    await captcha();
    await ready();
    await started.user.click(submit());
    expect(errorOf(await captcha())).toBe('Please enter the captcha.');
    expect(started.sent('session.login')).toHaveLength(1);
  });

  test.each([
    ['a wrong copy', ''],
    ['a failing server', 'session.login=500'],
  ])('AUTH-06 after %s the used picture goes, a new one is fetched and only the copy is emptied', async (_, fault) => {
    const started = await start({ scenario: 'captcha' });
    await logIn(started);
    await screen.findByAltText('Picture with characters to copy');
    await started.user.type(await captcha(), '00000');
    started.fail(fault);
    await started.user.click(submit());
    await waitFor(() => expect(started.sent('session.captcha')).toHaveLength(2));
    await ready();
    expect([username().value, password().value, (await captcha()).value]).toEqual(['demomember', 'member2468', '']);
  });

  test('AUTH-06 pressing the picture brings another at most once a second', async () => {
    const started = await start({ scenario: 'captcha' });
    await logIn(started);
    const picture = async () => {
      await screen.findByAltText('Picture with characters to copy');
      return screen.getByRole('button', { name: /Show another picture/ });
    };
    await started.user.click(await picture());
    expect(started.sent('session.captcha')).toHaveLength(1);
    started.clock.advance(999);
    await started.user.click(await picture());
    expect(started.sent('session.captcha')).toHaveLength(1);
    started.clock.advance(1);
    await started.user.click(await picture());
    expect(started.sent('session.captcha')).toHaveLength(2);
    await started.user.click(await picture());
    expect(started.sent('session.captcha')).toHaveLength(2);
  });

  test('AUTH-06 a picture that does not come says so and can be asked for again', async () => {
    const started = await start({ scenario: 'captcha', fault: 'session.captcha=refused' });
    await logIn(started);
    await waitFor(async () => expect(errorOf(await captcha())).toMatch(/did not load/));
    started.fail('');
    started.clock.advance(1000);
    await started.user.click(screen.getByRole('button', { name: 'Show another picture' }));
    expect(await screen.findByAltText('Picture with characters to copy')).toBeTruthy();
  });

  test.each([
    ['offline', 'Network link is abnormal, please try again.'],
    ['truncated', 'We got an answer we could not read. Please try again.'],
    ['wrongTypes', 'We got an answer we could not read. Please try again.'],
    ['html502', 'Our server had a problem. Please try again.'],
    ['429', 'Too many tries. Please wait a moment and try again.'],
    ['unavailable', 'This is not available at the moment.'],
  ])('AUTH-06 ERR-03 a login that ends %s says so, the loader goes, and it can be sent again', async (fault, words) => {
    const started = await start({ fault: `session.login=${fault}` });
    await logIn(started);
    expect((await screen.findByRole('alert')).textContent).toBe(words);
    expect(submit().getAttribute('aria-busy')).toBeNull();
    expect([username().value, password().value]).toEqual([member.username, member.password]);
    started.fail('');
    await started.user.click(submit());
    await waitFor(() => expect(started.onSignedIn).toHaveBeenCalledOnce());
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('AUTH-06 ERR-03 a login without an answer ends after its time', async () => {
    const started = await start({ fault: 'session.login=timeout' });
    await fill(started);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    fireEvent.click(submit());
    await vi.waitFor(() => expect(started.sent('session.login')).toHaveLength(1));
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

  test('AUTH-09 the payload travels sealed: name and password are in no readable place', async () => {
    const log = (['log', 'info', 'warn', 'error', 'debug'] as const).map((level) => vi.spyOn(console, level));
    const started = await start();
    await started.user.click(remember());
    await logIn(started);
    await waitFor(() => expect(started.onSignedIn).toHaveBeenCalledOnce());
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

  test('AUTH-09 a form that is sent before its script runs goes nowhere, least of all into the address', async () => {
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
    await waitFor(() => expect(started.onSignedIn).toHaveBeenCalledOnce());
    expect(started.sent('session.login')).toHaveLength(1);
  });

  test('AUTH-05 an agent cannot log in on the member side, a member not on the agent side', async () => {
    const agent = { username: 'demoagent', password: 'agent2468' };
    const onMemberSide = await start();
    await logIn(onMemberSide, agent);
    expect((await screen.findByRole('alert')).textContent).toMatch(/Non-member accounts/);
    onMemberSide.unmount();
    const onAgentSide = await start({ side: 'agent' });
    await logIn(onAgentSide, member);
    expect((await screen.findByRole('alert')).textContent).toMatch(/Only agents/);
    expect([onMemberSide, onAgentSide].map(({ app }) => app.session.token())).toEqual([null, null]);
  });

  test.each([
    ['member', 2, 'This is not a member account, so it cannot log in here.'],
    ['agent', 0, 'This is not an agent account, so it cannot log in here.'],
  ] as const)(
    'AUTH-05 where the platform lets it pass, the %s side still tells the account apart',
    async (side, type, words) => {
      const started = await start({ side });
      // a platform that does not look at the side: it takes the login and answers an account of the other one
      const send = started.client.send.bind(started.client);
      vi.spyOn(started.client, 'send').mockImplementation(async (call, input, options) => {
        if (call.id === 'session.login')
          return { token: 'a-token', firstTimeLogin: false, passwordExpired: false } as never;
        if (call.id === 'member.info') return { account: 'someone', isAgent: type } as never;
        return send(call, input, options);
      });
      await logIn(started);
      expect((await screen.findByRole('alert')).textContent).toBe(words);
      expect(started.app.session.token()).toBeNull();
      expect(started.sent('session.logout')).toHaveLength(1);
      expect(started.onSignedIn).not.toHaveBeenCalled();
    },
  );

  test('AUTH-05 an agent logs in on the agent side, which offers no remember-me', async () => {
    const started = await start({ side: 'agent' });
    expect(screen.queryByRole('checkbox')).toBeNull();
    await logIn(started, { username: 'demoagent', password: 'agent2468' });
    await waitFor(() => expect(started.onSignedIn).toHaveBeenCalledOnce());
  });

  test('AUTH-08 a ticked box fills in the user name the next time, never the password', async () => {
    const first = await start();
    expect(remember().checked).toBe(false);
    await first.user.click(remember());
    await logIn(first);
    await waitFor(() => expect(first.onSignedIn).toHaveBeenCalledOnce());
    first.unmount();
    await start({ storage: first.app.storage, clock: first.clock });
    expect([username().value, password().value, remember().checked]).toEqual(['demomember', '', true]);
  });

  test('AUTH-08 an unticked box keeps nothing, and unticking forgets at once', async () => {
    const first = await start();
    await logIn(first);
    await waitFor(() => expect(first.onSignedIn).toHaveBeenCalledOnce());
    expect(first.app.storage.local.read('mq.rememberedLogin', String)).toBeUndefined();
    first.unmount();

    const kept = JSON.stringify({ username: 'demomember', until: first.clock.now() + 1000 });
    first.app.storage.local.write('mq.rememberedLogin', kept);
    const second = await start({ storage: first.app.storage, clock: first.clock });
    await second.user.click(remember());
    expect(second.app.storage.local.read('mq.rememberedLogin', String)).toBeUndefined();
  });

  test('AUTH-24 password managers and screen readers find their hints', async () => {
    await start();
    const of = (input: HTMLInputElement) => [input.name, input.autocomplete, input.required, input.type];
    expect([of(username()), of(password())]).toEqual([
      ['username', 'username', true, 'text'],
      ['password', 'current-password', true, 'password'],
    ]);
    expect(username().getAttribute('autocapitalize')).toBe('none');
  });

  test('AUTH-24 the password can be pasted and looked at', async () => {
    const { user } = await start();
    await user.click(password());
    await user.paste('secret pasted');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect([password().type, password().value]).toEqual(['text', 'secret pasted']);
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(password().type).toBe('password');
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

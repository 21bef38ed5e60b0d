import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import {
  errorOf,
  logIn,
  member,
  password,
  remember,
  signedIn,
  start,
  submit,
  username,
} from '../../test/driveLogin.tsx';

describe('fields of the login form', () => {
  test('AUTH-02a empty fields are named in their places, the first gets the focus, and nothing is sent', async () => {
    const started = await start();
    await started.user.type(username(), '   ');
    await started.user.click(submit());
    expect(errorOf(username())).toBe('Please enter your user name.');
    expect(errorOf(password())).toBe('Please enter your password.');
    expect(document.activeElement).toBe(username());
    expect(started.requests).toEqual([]);
  });

  test('AUTH-24b with only the password missing the focus goes there, and its error goes as soon as it is typed', async () => {
    const started = await start();
    await started.user.type(username(), 'someone{Enter}');
    expect(document.activeElement).toBe(password());
    expect(password().getAttribute('aria-invalid')).toBe('true');
    await started.user.keyboard('x');
    expect(password().getAttribute('aria-invalid')).toBeNull();
  });

  test('AUTH-02a blanks around what was typed are not sent', async () => {
    const started = await start();
    await logIn(started, { username: '  demomember ', password: ' member2468  ' });
    await signedIn(started);
  });

  test('AUTH-05b ERR-03f an agent cannot log in on the member side, a member not on the agent side', async () => {
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
    ['member', { username: 'demoagent', password: 'agent2468' }, 'To the agent login', '/agentHome'],
    ['agent', member, 'To the member login', '/login'],
  ] as const)('AUTH-05b who is turned away on the %s side is led to the other one', async (side, entry, name, to) => {
    const started = await start({ side, hasPage: () => true });
    await logIn(started, entry);
    const alert = within(await screen.findByRole('alert'));
    await started.user.click(alert.getByRole('link', { name }));
    expect(started.path()).toBe(to);
  });

  test.each([
    ['member', 2, 'This is not a member account, so it cannot log in here.'],
    ['agent', 0, 'This is not an agent account, so it cannot log in here.'],
  ] as const)(
    'AUTH-05b where the platform lets it pass, the %s side still tells the account apart',
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
      await waitFor(() => expect(started.sent('session.logout')).toHaveLength(1));
      expect(started.onSignedIn).not.toHaveBeenCalled();
    },
  );

  test('AUTH-07 an account that cannot be loaded leaves a visitor, and the session that was opened is closed', async () => {
    const started = await start({ fault: 'member.info=refused' });
    await logIn(started);
    await screen.findByRole('alert');
    await waitFor(() => expect(started.sent('session.logout')).toHaveLength(1));
    const [asked, closed] = [started.sent('member.info')[0], started.sent('session.logout')[0]];
    expect(closed?.headers.get('Authorization')).toMatch(/^Bearer ./);
    expect(closed?.headers.get('Authorization')).toBe(asked?.headers.get('Authorization'));
    expect(started.app.session.token()).toBeNull();
  });

  test('AUTH-05a an agent logs in on the agent side, which offers no remember-me', async () => {
    const started = await start({ side: 'agent' });
    expect(screen.queryByRole('checkbox')).toBeNull();
    await logIn(started, { username: 'demoagent', password: 'agent2468' });
    await signedIn(started);
  });

  test('AUTH-08 a ticked box fills in the user name the next time, never the password', async () => {
    const first = await start();
    expect(remember().checked).toBe(false);
    await first.user.click(remember());
    await logIn(first);
    await signedIn(first);
    first.unmount();
    await start({ storage: first.app.storage, clock: first.clock });
    expect([username().value, password().value, remember().checked]).toEqual(['demomember', '', true]);
  });

  test('AUTH-08c an unticked box keeps nothing, and unticking forgets at once', async () => {
    const first = await start();
    await logIn(first);
    await signedIn(first);
    expect(first.app.storage.local.read('mq.rememberedLogin', String)).toBeUndefined();
    first.unmount();

    const kept = JSON.stringify({ username: 'demomember', until: first.clock.now() + 1000 });
    first.app.storage.local.write('mq.rememberedLogin', kept);
    const second = await start({ storage: first.app.storage, clock: first.clock });
    await second.user.click(remember());
    expect(second.app.storage.local.read('mq.rememberedLogin', String)).toBeUndefined();
  });

  test('AUTH-24a password managers and screen readers find their hints', async () => {
    await start();
    const of = (input: HTMLInputElement) => [input.name, input.autocomplete, input.required, input.type];
    expect([of(username()), of(password())]).toEqual([
      ['username', 'username', true, 'text'],
      ['password', 'current-password', true, 'password'],
    ]);
    expect(username().getAttribute('autocapitalize')).toBe('none');
  });

  test('AUTH-24a the password can be pasted and looked at', async () => {
    const { user } = await start();
    await user.click(password());
    await user.paste('secret pasted');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect([password().type, password().value]).toEqual(['text', 'secret pasted']);
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(password().type).toBe('password');
  });
});

import { login } from '@marquee/sdk/contract/session/login';
import { type OpenDialog, useDialogs } from '@marquee/state/dialogs';
import { currentSession, type PasswordChange } from '@marquee/state/session';
import { OnlyAt } from '@marquee/testing/places';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { button, errorOf, type FormOptions, input, startForm, type } from '../../test/driveRegister.tsx';
import { platforms } from '../../test/keyless.ts';
import { ChangePasswordDialog } from './ChangePasswordDialog.tsx';
import { ChangePasswordPage } from './ChangePasswordPage.tsx';

type Asked = Omit<Extract<OpenDialog, { kind: 'changePassword' }>, 'kind'>;

function Opener(asked: Asked) {
  const { open } = useDialogs();
  return (
    <>
      <button type="button" onClick={() => open({ kind: 'changePassword', ...asked })}>
        Open
      </button>
      <ChangePasswordDialog />
    </>
  );
}

/** Somebody is logged in, and the change is due or not. */
async function start(asked: Asked = {}, due?: PasswordChange, options: FormOptions = {}) {
  const started = await startForm(<Opener {...asked} />, { ...options, session: 'member', at: '/live' });
  const { app } = started;
  const token = app.session.token() ?? '';
  act(() => app.session.signIn({ token, type: '0', account: 'demomember', passwordChange: due }));
  if (due !== 'forced') await started.user.click(button('Open'));
  return started;
}

const chosen = { 'New password': 'chosen2468', 'Confirm new password': 'chosen2468' };

describe('changing the password', () => {
  test('AUTH-20a AUTH-20c with the password of the login at hand it is not asked for again', async () => {
    const started = await start({ reason: 'expired', current: 'member2468' }, 'asked');
    expect(screen.getByText(/Your password has expired/)).toBeTruthy();
    expect(screen.queryByLabelText(/^Current password/)).toBeNull();
    const name = input('User name');
    expect([name.value, name.readOnly]).toEqual(['demomember', true]);
    expect(document.activeElement).toBe(input('New password'));
    await type(started, chosen);
    await started.user.click(button('OK'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(started.path()).toBe('/'));
    expect(currentSession(started.app)).not.toHaveProperty('passwordChange');
    const again = { username: 'demomember', password: 'chosen2468', type: 'username' } as const;
    expect((await started.client.send(login, again)).token).toBeTruthy();
  });

  test('AUTH-20a else the current one is asked for, and a wrong one is refused beside its field', async () => {
    const started = await start();
    await type(started, { ...chosen, 'Current password': 'wrong2468' });
    await started.user.click(button('OK'));
    await waitFor(() => expect(errorOf(input('Current password'))).toBe('The current password is not correct.'));
    expect(document.activeElement).toBe(input('Current password'));
    expect(input('New password').value).toBe('chosen2468');
  });

  test('AUTH-20a one at hand that is refused is asked for after all', async () => {
    const started = await start({ current: 'wrong2468' });
    await type(started, chosen);
    await started.user.click(button('OK'));
    await waitFor(() => expect(errorOf(input('Current password'))).toBe('The current password is not correct.'));
    expect(document.activeElement).toBe(input('Current password'));
    await type(started, { 'Current password': 'member2468' });
    await started.user.click(button('OK'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('AUTH-20b another confirmation is an incorrect confirmation input', async () => {
    const started = await start({ current: 'member2468' });
    await type(started, { ...chosen, 'Confirm new password': 'chosen2469' });
    await started.user.click(button('OK'));
    await waitFor(() => expect(errorOf(input('Confirm new password'))).toBe('Incorrect confirmation input.'));
    expect(started.sent('account.changePassword')).toHaveLength(0);
  });

  test('AUTH-20a the hint says how long it may be', async () => {
    await start({ current: 'member2468' });
    expect(await screen.findByText('7 to 20 characters')).toBeTruthy();
  });

  test('AUTH-20a the words of the server stand beside the new password that it refuses', async () => {
    const started = await startForm(<Opener current="123456" reason="default" />);
    const weak = { username: 'demoweak', password: '123456', type: 'username' } as const;
    const { token } = await started.client.send(login, weak);
    act(() => started.app.session.signIn({ token, type: '0', account: 'demoweak', passwordChange: 'asked' }));
    await started.user.click(button('Open'));
    expect(screen.getByText(/accounts are given out with/)).toBeTruthy();
    started.fail('account.changePassword=refused');
    await type(started, chosen);
    await started.user.click(button('OK'));
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(input('New password').value).toBe('chosen2468');
  });

  test('AUTH-07d one that is forced shows by itself, cannot be closed, and leaves the way out', async () => {
    const started = await start({}, 'forced');
    expect(await screen.findByRole('dialog', { name: 'Change your password' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    await started.user.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBeTruthy();
    await started.user.click(button('Log out'));
    expect(currentSession(started.app).kind).toBe('visitor');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('AUTH-23d what one wanted goes on afterwards', async () => {
    const resume = vi.fn();
    const started = await start({ current: 'member2468', resume });
    await type(started, chosen);
    await started.user.click(button('OK'));
    await waitFor(() => expect(resume).toHaveBeenCalledOnce());
    expect(started.path()).toBe('/live');
  });

  describe.each(platforms)('on %s', (_, platform) => {
    test.each([
      ['with the current one at hand', { current: 'member2468' }, 'asked', {}],
      ['with the current one typed', {}, 'forced', { 'Current password': 'member2468' }],
    ] as const)(
      'AUTH-20c C19 %s, an answer that was lost does not lock the member out',
      async (_, asked, due, typed) => {
        const started = await start(asked, due, platform);
        await screen.findByRole('dialog');
        await type(started, { ...typed, ...chosen });
        started.fail('account.changePassword=lost');
        await started.user.click(button('OK'));
        expect((await screen.findByRole('alert')).textContent).toContain('Network link is abnormal');
        started.fail('');
        await started.user.click(button('OK'));
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
        expect(currentSession(started.app)).toMatchObject({ kind: 'member', account: 'demomember' });
        expect(currentSession(started.app)).not.toHaveProperty('passwordChange');
        await waitFor(() =>
          expect(Object.keys(started.sandbox.state().sessions)).toEqual([started.app.session.token()]),
        );
        const again = { username: 'demomember', password: 'chosen2468', type: 'username' } as const;
        expect((await started.client.send(login, again)).token).toBeTruthy();
      },
    );
  });

  test('AUTH-20a a wrong current password after a try that never left is still wrong', async () => {
    const started = await start();
    await type(started, { 'Current password': 'wrong2468', ...chosen });
    started.fail('account.changePassword=offline');
    await started.user.click(button('OK'));
    await screen.findByRole('alert');
    started.fail('');
    await started.user.click(button('OK'));
    await waitFor(() => expect(errorOf(input('Current password'))).toBe('The current password is not correct.'));
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  test('C19 two presses send one change', async () => {
    const started = await start({ current: 'member2468' });
    await type(started, chosen);
    const release = started.hold('account.changePassword');
    await started.user.click(button('OK'));
    await waitFor(() => expect(started.sent('account.changePassword')).toHaveLength(1));
    await started.user.click(button('OK'));
    release();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(started.sent('account.changePassword')).toHaveLength(1);
  });
});

test.each([
  ['visitor', '/login?next=%2FchangePassword', null],
  ['member', '/changePassword', 'New password'],
  ['trial', '/changePassword', null],
] as const)('AUTH-20 the page for a %s is %s', async (session, path, label) => {
  const started = await startForm(<ChangePasswordPage />, { session, at: '/changePassword' });
  expect(started.path()).toBe(path);
  expect(screen.queryByLabelText(/^New password/) !== null).toBe(label !== null);
});

describe('a session that ends while a new password is typed', () => {
  async function ended() {
    let dialogs: ReturnType<typeof useDialogs> | undefined;
    function Page() {
      dialogs = useDialogs();
      return (
        <OnlyAt path="/changePassword">
          <ChangePasswordPage />
        </OnlyAt>
      );
    }
    const started = await startForm(<Page />, { session: 'member', at: '/changePassword' });
    const shared = started.app.session.shared();
    if (!shared) throw new Error('nobody is logged in');
    await type(started, { 'Current password': 'member2468', ...chosen });
    act(() => started.app.session.expired(shared.token));
    // as the site does: it asks once
    act(() => {
      started.app.session.acknowledge();
      dialogs?.open({ kind: 'login', reason: 'expired' });
    });
    return { ...started, shared, close: () => act(() => dialogs?.close()) };
  }

  test('AUTH-01b AUTH-20a what was typed is there after the login that it asked for', async () => {
    const { app, shared, close, path } = await ended();
    expect(path()).toBe('/changePassword');
    act(() => app.session.signIn(shared));
    close();
    expect([input('New password').value, input('User name').value]).toEqual(['chosen2468', 'demomember']);
  });

  test('AUTH-20 whoever does not log in has no such page', async () => {
    const { close, path } = await ended();
    close();
    await waitFor(() => expect(path()).toBe('/login?next=%2FchangePassword'));
    expect(screen.queryByLabelText(/^New password/)).toBeNull();
  });
});

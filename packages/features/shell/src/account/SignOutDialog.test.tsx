import '../../test/popover.ts';
import { useDialogs } from '@marquee/state/dialogs';
import { type RenderOptions, renderWithApp } from '@marquee/testing/renderWithApp';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { AccountMenu } from './AccountMenu.tsx';
import { SignOutDialog } from './SignOutDialog.tsx';

function Page() {
  const { current } = useDialogs();
  return (
    <>
      <AccountMenu />
      {current?.kind === 'signOut' && <SignOutDialog />}
    </>
  );
}

async function start(options: RenderOptions = {}) {
  const page = await renderWithApp(<Page />, { session: 'member', at: '/live', ...options });
  const user = userEvent.setup({ delay: null });
  await user.click(screen.getByRole('menuitem', { name: 'Sign out', hidden: true }));
  return { ...page, user };
}

const confirm = () => screen.getByRole('button', { name: 'Sign out' });

describe('SignOutDialog', () => {
  test('AUTH-21a asks first, and nothing is sent until the answer', async () => {
    const { sent, app } = await start();
    expect(screen.getByRole('dialog', { name: 'Sign out?' })).toBeTruthy();
    expect(sent('session.logout')).toHaveLength(0);
    expect(app.session.token()).not.toBeNull();
  });

  test('AUTH-21 a change of mind changes nothing', async () => {
    const { user, app, sent } = await start();
    await user.click(screen.getByRole('button', { name: 'Stay logged in' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(app.session.token()).not.toBeNull();
    expect(sent('session.logout')).toHaveLength(0);
  });

  test('AUTH-21a C19 confirmed it forgets the session and goes home, and tells the platform once by DELETE', async () => {
    const { user, app, sent, path } = await start();
    const token = app.session.token();
    await user.click(confirm());
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(sent('session.logout')).toHaveLength(1));
    expect(sent('session.logout').map(({ method, headers }) => [method, headers.get('Authorization')])).toEqual([
      ['DELETE', `Bearer ${token}`],
    ]);
    expect(app.session.token()).toBeNull();
    expect(app.storage.session.read('token', String)).toBeUndefined();
    expect(path()).toBe('/');
  });

  test.each(['500', 'offline', 'refused', '401', 'timeout'])(
    'AUTH-21b is completed even when the call fails: %s',
    async (fault) => {
      const { user, app, path } = await start({ fault: `session.logout=${fault}` });
      await user.click(confirm());
      await waitFor(() => expect(path()).toBe('/'));
      expect(app.session.token()).toBeNull();
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  );
});

import { type OpenDialog, useDialogs } from '@marquee/state/dialogs';
import { useSession } from '@marquee/state/session';
import { createMemoryStorage } from '@marquee/state/storage';
import { fixedClock } from '@marquee/testing/fixedClock';
import { renderWithApp } from '@marquee/testing/renderWithApp';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { LoginDialog } from './LoginDialog.tsx';
import { rememberedName } from './rememberedLogin.ts';
import { VaultContext } from './useVault.ts';

function Page({ dialog, ahead }: { dialog: OpenDialog; ahead?: boolean }) {
  const { open } = useDialogs();
  return (
    <>
      <p>{useSession().kind}</p>
      <button type="button" onClick={() => open(dialog)}>
        Open
      </button>
      <LoginDialog {...(ahead && { ahead, hasPage: () => true })} />
    </>
  );
}

async function opened(dialog: OpenDialog, at = '/promotions?id=3') {
  const page = await renderWithApp(<Page dialog={dialog} />, { at });
  const user = userEvent.setup({ delay: null });
  await user.click(screen.getByRole('button', { name: 'Open' }));
  return { ...page, user };
}

async function logIn(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByLabelText('User name'), 'demomember');
  await user.type(screen.getByLabelText('Password', { selector: 'input' }), 'member2468{Enter}');
  await screen.findByText('member');
}

describe('LoginDialog', () => {
  test('SHELL-07 it has a name and a close control', async () => {
    const { user } = await opened({ kind: 'login' });
    const dialog = screen.getByRole('dialog', { name: 'Log in' });
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('AUTH-02a AUTH-03 AUTH-08 made ahead it asks for nothing and fills nothing in until it opens', async () => {
    const recall = vi.fn(async () => ({ username: 'demomember', password: 'kept2468' }));
    const vault = { keep: async () => {}, recall, forget: async () => {} };
    const [storage, clock] = [createMemoryStorage(), fixedClock()];
    rememberedName.keep(storage, clock.now(), 'demomember');
    const page = await renderWithApp(
      <VaultContext value={async () => vault}>
        <Page dialog={{ kind: 'login' }} ahead />
      </VaultContext>,
      { brand: { rememberPassword: 'device' }, storage, clock },
    );
    const secret = screen.getByLabelText<HTMLInputElement>('Password', { selector: 'input' });
    await act(async () => new Promise((done) => setTimeout(done, 0)));
    expect(recall).not.toHaveBeenCalled();
    expect(page.sent('games.vendors')).toEqual([]);
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    await waitFor(() => expect(secret.value).toBe('kept2468'));
    expect(await screen.findByRole('heading', { name: 'Games' })).toBeTruthy();
    expect(screen.getByLabelText('Password', { selector: 'input' })).toBe(secret);
  });

  test.each<[string, OpenDialog, string]>([
    ['goes home', { kind: 'login' }, '/'],
    ['goes to the page that was wanted', { kind: 'login', next: '/live?tab=2' }, '/live?tab=2'],
    ['does not leave this site', { kind: 'login', next: '//evil.example/' }, '/'],
    ['stays after an expiry', { kind: 'login', reason: 'expired' }, '/promotions?id=3'],
  ])('AUTH-05a SHELL-03 after a login it closes and %s', async (_, dialog, path) => {
    const page = await opened(dialog);
    await logIn(page.user);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(page.path()).toBe(path);
  });

  test('SHELL-07 after a login the focus goes on from the content when the opener has gone', async () => {
    const Opener = () => useSession().kind === 'visitor' && <Page dialog={{ kind: 'login' }} />;
    await renderWithApp(
      <main tabIndex={-1}>
        <p>Content</p>
        <Opener />
      </main>,
    );
    const user = userEvent.setup({ delay: null });
    await user.click(screen.getByRole('button', { name: 'Open' }));
    await user.type(screen.getByLabelText('User name'), 'demomember');
    await user.type(screen.getByLabelText('Password', { selector: 'input' }), 'member2468{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
  });

  test('AUTH-01b after an expiry it says why it shows', async () => {
    await opened({ kind: 'login', reason: 'expired' });
    expect(within(screen.getByRole('dialog')).getByText(/Your session has ended/)).toBeTruthy();
  });

  test('AUTH-08 with a remembered name the focus is on the password', async () => {
    const page = await opened({ kind: 'login' });
    await page.user.click(screen.getByRole('checkbox'));
    await logIn(page.user);
    await page.user.click(screen.getByRole('button', { name: 'Open' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Password', { selector: 'input' }));
  });

  test.each([
    ['demoweak', '123456', 'default'],
    ['demoexpired', 'expired2468', 'expired'],
    ['demofirst', 'first2468', 'first'],
  ])(
    'AUTH-07b AUTH-20a after the login of %s the change of password opens, knows the password, and then goes on',
    async (name, secret, reason) => {
      const Due = () => {
        const { current } = useDialogs();
        if (current?.kind !== 'changePassword') return null;
        return (
          <button type="button" onClick={current.resume}>
            {`due: ${current.reason} ${current.current}`}
          </button>
        );
      };
      const page = await renderWithApp(
        <>
          <Page dialog={{ kind: 'login', next: '/vip' }} />
          <Due />
        </>,
        { at: '/promotions' },
      );
      const user = userEvent.setup({ delay: null });
      await user.click(screen.getByRole('button', { name: 'Open' }));
      await user.type(screen.getByLabelText('User name'), name);
      await user.type(screen.getByLabelText('Password', { selector: 'input' }), `${secret}{Enter}`);
      const due = await screen.findByRole('button', { name: `due: ${reason} ${secret}` });
      expect([screen.queryByRole('dialog'), page.path()]).toEqual([null, '/promotions']);
      await user.click(due);
      expect(page.path()).toBe('/vip');
    },
  );

  test('AUTH-23d what was wanted goes on after the login, in place of going anywhere', async () => {
    let resumed = 0;
    const page = await opened({ kind: 'login', reason: 'needed', resume: () => resumed++ });
    await logIn(page.user);
    await waitFor(() => expect(resumed).toBe(1));
    expect(page.path()).toBe('/promotions?id=3');
  });

  test('AUTH-25a a login at another tab closes the popup, and what it was for goes on', async () => {
    let resumed = 0;
    const page = await opened({ kind: 'login', resume: () => resumed++ });
    act(() => page.app.session.adopt({ token: 't', type: '0', account: 'someone' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(resumed).toBe(1);
  });

  test('AUTH-25b it says that another account has logged in', async () => {
    await opened({ kind: 'login', reason: 'replaced' });
    expect(within(screen.getByRole('dialog')).getByText(/Another account has logged in/)).toBeTruthy();
  });

  test('AUTH-03b it leads to registration and forgotten password, and to the terms beside what was typed', async () => {
    const { user } = await opened({ kind: 'login' });
    const terms = screen.getByRole('link', { name: 'Terms and conditions' });
    expect([terms.getAttribute('href'), terms.getAttribute('target')]).toEqual(['/help#terms', '_blank']);
    expect(screen.getByRole('button', { name: 'Open an account' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Forgot password?' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('SHELL-12 it shows the banners that are meant for it', async () => {
    await opened({ kind: 'login' });
    const banner = await within(screen.getByRole('dialog')).findByRole('img', { hidden: true });
    expect(banner.getAttribute('src')).toMatch(/w_login/);
  });
});

import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { type StartOptions, signedIn, start } from '../../test/driveLogin.tsx';
import { fakeWindows } from '../../test/fakeWindows.tsx';

const session = { token: 'handed', type: '0', account: 'demomember' };

async function startMenu(options: StartOptions = {}) {
  const onLeave = vi.fn();
  const started = await start({ ...options, panel: { hasPage: () => true, onLeave } });
  await screen.findByRole('heading', { name: 'Games' });
  return { ...started, onLeave };
}

describe('game menu of the login', () => {
  test('AUTH-03a a vendor leads to its games and the popup goes', async () => {
    const { user, path, onLeave } = await startMenu();
    const [link] = screen.getAllByRole('link').filter((one) => one.getAttribute('href')?.startsWith('/rng?vassalage='));
    if (!link) throw new Error('no vendor');
    await user.click(link);
    expect(path()).toBe(link.getAttribute('href'));
    expect(onLeave).toHaveBeenCalledOnce();
  });

  test('AUTH-03a fish leads to its page', async () => {
    const { user, path } = await startMenu();
    await user.click(screen.getByRole('link', { name: 'Fishing' }));
    expect(path()).toBe('/fish');
  });

  test('AUTH-03a AUTH-04 another category opens the login in a window of 1300×900, and its session is this page’s', async () => {
    const started = await startMenu();
    await started.user.click(screen.getByRole('button', { name: 'Live casino' }));
    expect(started.windows.opened).toEqual([
      { name: 'marquee.login', address: '/login', size: { width: 1300, height: 900 } },
    ]);
    await act(async () => started.windows.hear({ kind: 'marquee.login', session, reason: 'expired' }));
    await signedIn(started);
    expect(started.app.session.token()).toBe('handed');
    expect(started.onSignedIn).toHaveBeenCalledWith({ next: '/live', passwordChange: { reason: 'expired' } });
  });

  test('AUTH-04 what is no session is not taken for one', async () => {
    const started = await startMenu();
    await started.user.click(screen.getByRole('button', { name: 'Live casino' }));
    await act(async () => started.windows.hear({ kind: 'marquee.login', session: { token: 1 } }));
    await act(async () => started.windows.hear('hello'));
    expect(started.app.session.token()).toBeNull();
  });

  test('ERR-03d a blocked window is said, and the login here leads on to what was chosen', async () => {
    const started = await startMenu({ windows: fakeWindows({ blocked: true }) });
    await started.user.click(screen.getByRole('button', { name: 'Sports' }));
    expect(screen.getByText(/blocked the window/)).toBeTruthy();
    await started.user.type(screen.getByLabelText('User name'), 'demomember');
    await started.user.type(screen.getByLabelText('Password', { selector: 'input' }), 'member2468{Enter}');
    await signedIn(started);
    expect(started.onSignedIn).toHaveBeenCalledWith({ next: '/sports' });
  });

  test('AUTH-03a without pages there is no menu, and nobody is asked for one', async () => {
    const started = await start();
    await waitFor(() => expect(screen.getByLabelText('User name')).toBeTruthy());
    expect(screen.queryByRole('heading', { name: 'Games' })).toBeNull();
    expect(started.sent('games.vendors')).toEqual([]);
  });
});

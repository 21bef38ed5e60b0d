import { OnlyAt } from '@marquee/testing/places';
import { renderWithApp } from '@marquee/testing/renderWithApp';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { type FakeWindows, fakeWindows, WithWindows } from '../../test/fakeWindows.tsx';
import { LoginPage } from './LoginPage.tsx';

async function visit(windows: FakeWindows, at = '/login') {
  const page = await renderWithApp(
    <WithWindows windows={windows}>
      <OnlyAt path="/login">
        <LoginPage />
      </OnlyAt>
    </WithWindows>,
    { at },
  );
  return { ...page, user: userEvent.setup({ delay: null }) };
}

describe('/login as the window of another page', () => {
  test('AUTH-04 the session goes to the opener, the window closes, and nobody is logged in in it', async () => {
    const windows = fakeWindows({ openedAs: 'marquee.login' });
    const { user, app } = await visit(windows);
    await user.type(screen.getByLabelText('User name'), 'demoweak');
    await user.type(screen.getByLabelText('Password', { selector: 'input' }), '123456{Enter}');
    await waitFor(() => expect(windows.closeSelf).toHaveBeenCalledOnce());
    expect(windows.said).toEqual([
      {
        kind: 'marquee.login',
        session: expect.objectContaining({ account: 'demoweak', token: expect.stringMatching(/./) }),
        reason: 'default',
      },
    ]);
    expect(JSON.stringify(windows.said)).not.toContain('123456');
    expect(app.session.token()).toBeNull();
    expect(screen.getByText(/You can close this window/)).toBeTruthy();
  });

  test('AUTH-04 opened by nobody it is the page that it always is', async () => {
    const { user, path } = await visit(fakeWindows());
    await user.type(screen.getByLabelText('User name'), 'demomember');
    await user.type(screen.getByLabelText('Password', { selector: 'input' }), 'member2468{Enter}');
    await screen.findByText('elsewhere');
    expect(path()).toBe('/');
  });
});

describe('/login where a social provider leads back to', () => {
  test('AUTH-03c in a window of ours the answer goes to the opener and leaves the address', async () => {
    const windows = fakeWindows({ openedAs: 'marquee.social' });
    const { path, sent } = await visit(windows, '/login?code=c1&state=s1');
    await waitFor(() => expect(windows.closeSelf).toHaveBeenCalledOnce());
    expect(windows.said).toEqual([{ kind: 'marquee.social', answer: { code: 'c1', state: 's1' } }]);
    await waitFor(() => expect(path()).toBe('/login'));
    expect(sent('session.socialLogin')).toEqual([]);
  });

  test('AUTH-03c in the page itself it makes the session, with the verifier, and goes on where one was', async () => {
    const pending = { provider: 'google', state: 's1', verifier: 'v1', next: '/vip?level=2' };
    const test = await renderWithApp(<p>first</p>);
    test.app.storage.session.write('mq.social', JSON.stringify(pending));
    test.unmount();
    const page = await renderWithApp(
      <WithWindows windows={fakeWindows()}>
        <OnlyAt path="/login">
          <LoginPage />
        </OnlyAt>
      </WithWindows>,
      { at: '/login?code=sandbox-demomember&state=s1', storage: test.app.storage },
    );
    await screen.findByText('elsewhere');
    expect(page.path()).toBe('/vip?level=2');
    expect(page.app.session.shared()?.account).toBe('demomember');
    expect(page.app.storage.session.read('mq.social', String)).toBeUndefined();
  });

  test('AUTH-03c an answer that nobody here asked for is dropped, and the login is there', async () => {
    const { sent } = await visit(fakeWindows(), '/login?code=stolen&state=theirs');
    expect((await screen.findByRole('alert')).textContent).toMatch(/does not belong to a login/);
    expect(screen.getByLabelText('User name')).toBeTruthy();
    expect(sent('session.socialLogin')).toEqual([]);
  });
});

import { AppFrame } from '@marquee/testing/AppFrame';
import { OnlyAt, PlacedAt } from '@marquee/testing/places';
import { type RenderOptions, renderWithApp } from '@marquee/testing/renderWithApp';
import { createTestApp } from '@marquee/testing/testApp';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import type { LoginSide } from './finishLogin.ts';
import { LoginPage } from './LoginPage.tsx';

const pages = (side: LoginSide) => (
  <OnlyAt path="/login">
    <LoginPage side={side} />
  </OnlyAt>
);

async function logIn(options: RenderOptions, side: LoginSide = 'member') {
  const page = await renderWithApp(pages(side), options);
  const user = userEvent.setup({ delay: null });
  await user.type(screen.getByLabelText('User name'), `demo${side}`);
  await user.type(screen.getByLabelText('Password', { selector: 'input' }), `${side}2468`);
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  await screen.findByText('elsewhere');
  return page;
}

describe('LoginPage', () => {
  test.each<[string, RenderOptions['at'], string]>([
    ['home', '/login', '/'],
    ['to the page wanted, from the query', '/login?next=%2Flive%3Ftab%3D2%23top', '/live?tab=2#top'],
    ['to the page wanted, from the history', { pathname: '/login', state: { next: '/vip' } }, '/vip'],
    ['home when the way back leads off the site', '/login?next=https%3A%2F%2Fevil.example', '/'],
    ['home when the way back is the login', '/login?next=%2Flogin', '/'],
  ])('SHELL-03a AUTH-05a a login leads %s', async (_, at, path) => {
    const page = await logIn({ at: at ?? '/' });
    expect(page.path()).toBe(path);
  });

  test('AUTH-05a an agent’s login leads to the agent page', async () => {
    const page = await logIn({ at: '/login' }, 'agent');
    expect(page.path()).toBe('/agentHome');
  });

  test('SHELL-03 somebody who is logged in is led on at once', async () => {
    const page = await renderWithApp(pages('member'), { at: '/login?next=%2Fvip', session: 'member' });
    await waitFor(() => expect(page.path()).toBe('/vip'));
  });

  test('AUTH-01b after an expiry the page says why it shows', async () => {
    const page = await renderWithApp(pages('member'), { at: '/login' });
    act(() => {
      page.app.session.signIn({ token: 't', type: '0', account: 'a' });
    });
    await screen.findByText('elsewhere');
    page.unmount();
    page.app.session.expired('t');
    const again = await renderWithApp(pages('member'), { at: '/login', storage: page.app.storage });
    expect(screen.queryByText(/Your session has ended/)).toBeNull();
    act(() => {
      again.app.session.signIn({ token: 't2', type: '0', account: 'a' });
      again.app.session.expired('t2');
    });
    expect(await screen.findByText(/Your session has ended/)).toBeTruthy();
  });

  test('AUTH-08 the prerendered page hydrates without a mismatch and then fills in the remembered name', async () => {
    const page = (test: Awaited<ReturnType<typeof createTestApp>>) => (
      <AppFrame test={test}>
        <PlacedAt at="/login">{pages('member')}</PlacedAt>
      </AppFrame>
    );
    const root = document.createElement('div');
    document.body.append(root);
    root.innerHTML = renderToString(page(await createTestApp()));
    const visitor = await createTestApp();
    visitor.app.storage.local.write(
      'mq.rememberedLogin',
      JSON.stringify({ username: 'someone', until: visitor.clock.now() + 1000 }),
    );
    const onRecoverableError = vi.fn();
    const mounted = await act(async () => hydrateRoot(root, page(visitor), { onRecoverableError }));
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(screen.getByLabelText<HTMLInputElement>('User name').value).toBe('someone');
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
    act(() => mounted.unmount());
    root.remove();
  });
});

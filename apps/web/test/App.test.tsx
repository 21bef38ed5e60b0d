import { useContentHosts } from '@marquee/state/contentHosts';
import type { OpenDialog } from '@marquee/state/dialogs';
import { AppStoreContext } from '@marquee/state/value';
import type { TestAppOptions } from '@marquee/testing/testApp';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { controlOf, visit } from './visit.tsx';

const loginPage = () => screen.findByRole('region', { name: /log in/i });

test('SHELL-03a a brand that asks for a login sends a visitor to its login page, and home after it', async () => {
  const { user, sandbox } = await visit('/', { brand: { loginRequiredForHome: true } });
  const page = await loginPage();
  expect(screen.queryByRole('dialog')).toBeNull();

  const member = sandbox.accounts.find(({ kind }) => kind === 'member');
  await user.type(within(page).getByRole('textbox', { name: /user name/i }), member?.username ?? '');
  await user.type(within(page).getByLabelText(/^password$/i), member?.password ?? '');
  await user.click(within(page).getByRole('button', { name: /log in/i }));
  await screen.findByRole('group', { name: /balance/i });
  expect(screen.queryByRole('region', { name: /log in/i })).toBeNull();
});

test('SHELL-03 a session that ends sends its holder back to the login page with the reason', async () => {
  const { app } = await visit('/', { brand: { loginRequiredForHome: true }, session: 'member' });
  await screen.findByRole('group', { name: /balance/i });
  act(() => app.session.end('expired'));
  const page = await loginPage();
  expect(within(page).getByText(/session has ended/i)).toBeDefined();
});

test('AUTH-01b where visitors may browse, a session that ends leaves the page and offers the way back in', async () => {
  const { app, fail } = await visit('/', { session: 'member' });
  await screen.findByRole('group', { name: /balance/i });
  fail('*=401');
  act(() => void app.queries.invalidateQueries());
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(within(dialog).getByText(/session has ended/i)).toBeDefined());
  expect(app.session.token()).toBeNull();
});

test('SHELL-01f an unknown path gets a page that says so, with a way home', async () => {
  const { user } = await visit('/no-such-page');
  await user.click(await screen.findByRole('link', { name: /home page/i }));
  await screen.findByRole('heading', { level: 1, name: /./ });
  await waitFor(() => expect(screen.queryByText(/does not exist/i)).toBeNull());
});

test('BRAND-06 the platform is asked what this host may show', async () => {
  const { requests } = await visit('/', {});
  await waitFor(() => {
    expect(requests.map(({ call }) => call)).toContain('system.whitelabel');
    expect(requests.map(({ call }) => call)).toContain('system.permission');
  });
  expect(requests.find(({ call }) => call === 'system.permission')?.url.searchParams.get('host')).toBe(
    'specimen.example',
  );
});

test.each([
  ['/', ['games.vendors', 'content.notice']],
  ['/rng', ['games.vendors', 'games.list']],
] as const)('BRAND-14c on %s another language asks anew for %j', async (path, wanted) => {
  const { app, requests } = await visit(path);
  const asked = () => requests.map(({ call }) => call);
  await waitFor(() => expect(asked()).toEqual(expect.arrayContaining([...wanted])));
  requests.length = 0;
  act(() => app.preferences.setLanguage('ES'));
  await waitFor(() => expect(asked()).toEqual(expect.arrayContaining([...wanted])));
});

test('SHELL-16b a closed site shows its maintenance page in place of everything', async () => {
  await visit('/', { scenario: 'maintenance' });
  await screen.findByRole('heading', { name: /working on the site/i });
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('BRAND-14a a language whose words do not come is said in sight, and the choice goes back to the one on the screen', async () => {
  const { app, words } = await visit('/no-such-page');
  const heading = await screen.findByRole('heading', { level: 1 });
  await act(async () => {
    app.preferences.setLanguage('CN');
    await words.show('CN');
  });
  const alert = await screen.findByRole('alert');
  expect(within(alert).getByRole('button', { name: /try again/i })).toBeDefined();
  expect(app.preferences.language()).toBe('EN');
  expect(document.documentElement.lang).toBe('en');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(heading.textContent);
});

test.each([
  ['/rng', /slots/i],
  ['/fish', /fishing/i],
  ['/live', /live casino/i],
])('SHELL-01 %s is the page of its games', async (path, name) => {
  await visit(path);
  expect(await screen.findByRole('heading', { level: 1, name })).toBeDefined();
});

test('SAFE-05 a kind of games that the brand does not offer has no page', async () => {
  await visit('/live', { brand: { games: { off: ['LIVE'], first: [], cockfightSection: false, jackpot: 'off' } } });
  expect(await screen.findByRole('link', { name: /home page/i })).toBeDefined();
});

test('SHELL-01 GAME-06 a game is started on a page of its own', async () => {
  await visit('/game?nodeId=G99999&vassalage=LWK&gameType=RNG', { session: 'member' });
  expect(await screen.findByRole('heading', { level: 1, name: /no such game/i })).toBeDefined();
});

test('AUTH-02 a login that was pressed before the page could answer opens once it does', async () => {
  window.pressed = 'login';
  await visit('/no-such-page');
  expect(await screen.findByRole('dialog', { name: /log in/i })).toBeDefined();
  delete window.pressed;
});

test('AUTH-01b AUTH-23d an expired session asks once, and the dialog that was open is there again after the login', async () => {
  const { app, user } = await visit('/no-such-page', { session: 'member' });
  await screen.findByRole('heading', { level: 1 });
  const dialogs = controlOf(app);
  act(() => dialogs().open({ kind: 'trial' }));
  await screen.findByRole('dialog', { name: /real account/i });
  const token = app.session.token() ?? '';
  act(() => {
    app.session.expired(token);
    app.session.expired(token);
  });
  const login = await screen.findByRole('dialog', { name: 'Log in' });
  await user.type(within(login).getByRole('textbox', { name: /user name/i }), 'demomember');
  await user.type(within(login).getByLabelText(/^password$/i), 'member2468{Enter}');
  await screen.findByRole('dialog', { name: /real account/i });
});

test('AUTH-25b a session that another account took the place of says so', async () => {
  const { app } = await visit('/no-such-page', { session: 'member' });
  await screen.findByRole('heading', { level: 1 });
  act(() => app.session.end('replaced'));
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(within(dialog).getByText(/another account/i)).toBeDefined());
});

test('AUTH-05a the agent page of a brand that asks for a login is its agent login', async () => {
  await visit('/agentHome', { brand: { loginRequiredForHome: true } });
  await screen.findByRole('heading', { name: 'Agent login' });
});

test('SHELL-18b pictures of the platform come from a host of its list that the brand allows, or from itself', async () => {
  const hosts = { imageCDNs: ['https://evil.example', 'https://pictures.cdn.example'] };
  const { app, user } = await visit('/', {
    hosts,
    brand: { hosts: { api: [], image: ['https://*.cdn.example'], frame: [], script: [], service: [] } },
  });
  const ofPlatform = () =>
    [...document.querySelectorAll('img')].map(({ src }) => src).filter((src) => src.includes('/sandbox/art/'));
  await waitFor(() => expect(ofPlatform().length).toBeGreaterThan(0));
  // what was on the screen before the list came stays where it came from, what comes after it does not
  const Listed = () => useContentHosts('pictures') && <p>listed</p>;
  render(
    <AppStoreContext value={app}>
      <Listed />
    </AppStoreContext>,
  );
  await screen.findByText('listed');
  await user.click(screen.getAllByRole('link', { name: 'Slots' })[0] as HTMLElement);
  await waitFor(() => {
    expect(ofPlatform().some((src) => src.startsWith('https://pictures.cdn.example/sandbox/art/'))).toBe(true);
  });
  expect(ofPlatform().filter((src) => src.startsWith('https://evil.example'))).toEqual([]);
});

test.each<[OpenDialog['kind'], RegExp, TestAppOptions['session']]>([
  ['login', /log in/i, 'visitor'],
  ['register', /open an account/i, 'visitor'],
  ['forgot', /forgot/i, 'visitor'],
  ['notice', /news/i, 'visitor'],
  ['changePassword', /change your password/i, 'member'],
  ['chat', /chat room/i, 'member'],
])('SHELL-07a the popup of %s opens from any page, over it', async (kind, name, session = 'visitor') => {
  const { app } = await visit('/no-such-page', { session });
  await screen.findByRole('heading', { level: 1 });
  const dialogs = controlOf(app);
  act(() => dialogs().open({ kind }));
  expect(await screen.findByRole('dialog', { name })).toBeDefined();
  expect(screen.getByRole('heading', { level: 1, hidden: true }).textContent).toMatch(/does not exist/i);
});

import { DEMO_PAYMENT_PASSWORD } from '@marquee/sandbox/accounts';
import { signOut } from '@marquee/state/signOut';
import type { TestAppOptions } from '@marquee/testing/testApp';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { controlOf, visit } from './visit.tsx';

type Site = Awaited<ReturnType<typeof visit>>;
type Account = readonly [name: string, password: string];

const member: Account = ['demomember', 'member2468'];
const another: Account = ['demovip', 'vip2468vip'];
const agent: Account = ['demoagent', 'agent2468'];

const LIMITS = '/member?page=playSafely';
const loginNames = /^(log in|agent login)$/i;
const login = () => screen.findByRole('dialog', { name: loginNames });
const limit = () => screen.findByRole('textbox', { name: 'Amount' });

const open = (path: string, options: TestAppOptions = {}) => visit(path, { session: 'member', ...options });

async function expire({ app }: Site): Promise<void> {
  act(() => app.session.expired(app.session.token() ?? ''));
  expect(within(await login()).getByText(/your session has ended/i)).toBeTruthy();
}

async function logIn({ user }: Site, [name, password]: Account): Promise<void> {
  const dialog = within(await login());
  await user.type(dialog.getByRole('textbox', { name: /user name/i }), name);
  await user.type(dialog.getByLabelText(/^password$/i), `${password}{Enter}`);
  await waitFor(() => expect(screen.queryByRole('dialog', { name: loginNames })).toBeNull());
}

async function close({ user }: Site): Promise<void> {
  await user.click(within(await login()).getByRole('button', { name: 'Close' }));
}

describe('a session that expires while somebody is typing', () => {
  test('AUTH-01b what was typed is out of sight meanwhile, and the same person goes on with it', async () => {
    const site = await open(LIMITS);
    const field = await limit();
    await site.user.type(field, '250');
    await expire(site);
    expect(screen.queryByRole('textbox', { name: 'Amount' })).toBeNull();
    const before = site.requests.length;
    await logIn(site, member);
    expect(await limit()).toBe(field);
    expect(field).toHaveProperty('value', '250');
    expect(site.path()).toBe(LIMITS);
    expect(site.sent('safety.setLimit')).toEqual([]);
    expect(site.requests.slice(before).map(({ call }) => call)).toContain('safety.settings');
  });

  test('AUTH-25b another person finds nothing of it', async () => {
    const site = await open(LIMITS);
    const field = await limit();
    await site.user.type(field, '250');
    await expire(site);
    await logIn(site, another);
    expect(await limit()).toHaveProperty('value', '');
    expect(field.isConnected).toBe(false);
  });

  test('AUTH-21 a log-out on purpose drops it, also for the same person', async () => {
    const site = await open(LIMITS);
    const field = await limit();
    await site.user.type(field, '250');
    act(() => signOut(site.app, site.client));
    expect(field.isConnected).toBe(false);
    await site.user.click(await within(screen.getByRole('main')).findByRole('button', { name: 'Log in' }));
    await logIn(site, member);
    expect(await limit()).toHaveProperty('value', '');
  });

  test('AUTH-01b whoever closes the login finds it later, whichever way they log in', async () => {
    const site = await open(LIMITS);
    await site.user.type(await limit(), '250');
    await expire(site);
    await close(site);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('heading', { name: /log in to see your account/i })).toBeTruthy();
    await site.user.click(within(screen.getByRole('banner')).getByRole('button', { name: 'Log in' }));
    await logIn(site, member);
    expect(await limit()).toHaveProperty('value', '250');
    expect(site.path()).toBe(LIMITS);
  });

  test('AUTH-01b C19 points that met the end of the session move when the person says so again, once', async () => {
    const site = await open('/pointMall?tab=convert');
    await site.user.type(await screen.findByLabelText('Points'), '500');
    await site.user.type(screen.getByLabelText('Payment password'), DEMO_PAYMENT_PASSWORD);
    site.fail('points.convert=401');
    await site.user.click(screen.getByRole('button', { name: 'Convert' }));
    await login();
    site.fail('');
    await logIn(site, member);
    expect((await screen.findByRole('alert')).textContent).toMatch(/was not done. please try again/i);
    expect(screen.getByLabelText('Points')).toHaveProperty('value', '500');
    expect(screen.getByLabelText('Payment password')).toHaveProperty('value', DEMO_PAYMENT_PASSWORD);
    expect(site.sent('points.convert').length).toBe(1);
    await site.user.click(screen.getByRole('button', { name: 'Convert' }));
    await screen.findByText(/is in your main wallet/);
    expect(site.sent('points.convert').length).toBe(2);
  });

  test('AUTH-01b a dialog of the page is there again, with what was typed in it', async () => {
    const site = await open('/pointMall');
    const tile = (await screen.findByRole('heading', { name: 'Bonus of 10' })).closest('article') as HTMLElement;
    await site.user.click(within(tile).getByRole('button', { name: 'Redeem Bonus of 10' }));
    await site.user.type(await screen.findByLabelText('Payment password'), '1357');
    await expire(site);
    expect(screen.queryByRole('dialog', { name: 'Redeem Bonus of 10' })).toBeNull();
    await logIn(site, member);
    const dialog = await screen.findByRole('dialog', { name: 'Redeem Bonus of 10' });
    expect(within(dialog).getByLabelText('Payment password')).toHaveProperty('value', '1357');
  });

  test('AUTH-01b PROM-02a an application for a promotion goes on, and what a visitor sees stands in its place', async () => {
    const site = await open('/promoDetail?id=top-up');
    await site.user.type(await screen.findByRole('textbox', { name: /remark/i }), 'Paid at the counter');
    await expire(site);
    await close(site);
    expect(screen.queryByRole('textbox', { name: /remark/i })).toBeNull();
    await site.user.click(await screen.findByRole('button', { name: 'Apply' }));
    await logIn(site, member);
    expect(await screen.findByRole('textbox', { name: /remark/i })).toHaveProperty('value', 'Paid at the counter');
    expect(site.sent('promotions.apply')).toEqual([]);
  });

  test('AUTH-23d a popup that was open is there again, with what was typed in it; not for another person', async () => {
    const site = await open('/no-such-page');
    await screen.findByRole('heading', { level: 1 });
    const dialogs = controlOf(site.app);
    act(() => dialogs().open({ kind: 'chat' }));
    await site.user.type(await screen.findByRole('textbox', { name: 'Your message' }), 'Good evening');
    await expire(site);
    await logIn(site, member);
    expect(await screen.findByRole('textbox', { name: 'Your message' })).toHaveProperty('value', 'Good evening');
    await expire(site);
    await logIn(site, another);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('AUTH-20 new passwords of one person are not there for another', async () => {
    const site = await open('/changePassword');
    const field = await screen.findByLabelText('New password');
    await site.user.type(field, 'chosen2468');
    await expire(site);
    expect(site.path()).toBe('/changePassword');
    await logIn(site, member);
    expect(await screen.findByLabelText('New password')).toHaveProperty('value', 'chosen2468');
    await expire(site);
    await logIn(site, another);
    expect(await screen.findByLabelText('New password')).toHaveProperty('value', '');
  });

  test('AUTH-05 an agent comes back as an agent', async () => {
    const site = await open('/agent', { session: 'agent' });
    await screen.findByRole('navigation', { name: 'Agent centre' });
    await expire(site);
    expect((await login()).textContent).toContain('Agent login');
    await logIn(site, agent);
    expect(await screen.findByRole('navigation', { name: 'Agent centre' })).toBeTruthy();
  });

  test('AUTH-25a the same person anew at another tab goes on here with what was typed', async () => {
    const site = await open(LIMITS);
    const field = await limit();
    await site.user.type(field, '250');
    const shared = site.app.session.shared();
    if (!shared) throw new Error('nobody is in');
    act(() => site.app.session.adopt({ ...shared, token: `${shared.token}-anew` }));
    expect(await limit()).toBe(field);
  });

  test('SHELL-03 where a brand asks for a login it is kept beneath the popup, and nothing else shows', async () => {
    const site = await open(LIMITS, { brand: { loginRequiredForHome: true } });
    await site.user.type(await limit(), '250');
    await expire(site);
    expect(site.path()).toBe(LIMITS);
    expect(screen.queryByRole('heading', { level: 1, hidden: false })).toBeNull();
    await logIn(site, member);
    expect(await limit()).toHaveProperty('value', '250');
    await expire(site);
    await close(site);
    await waitFor(() => expect(site.path()).toBe(`/login?next=${encodeURIComponent(LIMITS)}`));
  });

  test('AUTH-01b where a brand asks for a login, an open page says it too', async () => {
    const site = await open('/help', { brand: { loginRequiredForHome: true } });
    await screen.findByRole('heading', { level: 1 });
    await expire(site);
    expect(site.path()).toBe('/help');
  });

  test('AUTH-05b where a brand asks for a login, an agent is led to the login of agents, and back', async () => {
    const site = await open('/vip', { session: 'agent', brand: { loginRequiredForHome: true } });
    await screen.findByRole('heading', { level: 1 });
    act(() => site.app.session.expired(site.app.session.token() ?? ''));
    const page = within(await screen.findByRole('region', { name: 'Agent login' }));
    expect(page.getByText(/your session has ended/i)).toBeTruthy();
    const [name, password] = agent;
    await site.user.type(page.getByRole('textbox', { name: /user name/i }), name);
    await site.user.type(page.getByLabelText(/^password$/i), `${password}{Enter}`);
    await waitFor(() => expect(site.path()).toBe('/vip'));
  });

  test('SDK-05 points whose answer was lost as the session ended are looked up after the login, and not sent again', async () => {
    const site = await open('/pointMall?tab=convert');
    await site.user.type(await screen.findByLabelText('Points'), '500');
    await site.user.type(screen.getByLabelText('Payment password'), DEMO_PAYMENT_PASSWORD);
    site.fail('points.convert=lost');
    const release = site.hold('points.convert');
    await site.user.click(screen.getByRole('button', { name: 'Convert' }));
    await waitFor(() => expect(site.sent('points.convert').length).toBe(1));
    site.fail('*=401');
    release();
    await login();
    site.fail('');
    await logIn(site, member);
    // it is looked for some seconds: a login that took longer finds that nobody can tell
    expect(await screen.findByText(/^It went through|cannot tell whether it went through/)).toBeTruthy();
    expect(site.sent('points.convert').length).toBe(1);
  });
});

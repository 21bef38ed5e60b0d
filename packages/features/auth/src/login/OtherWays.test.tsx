import { currentSession } from '@marquee/state/session';
import { createMemoryStorage } from '@marquee/state/storage';
import { FIXED_NOW } from '@marquee/testing/fixedClock';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { type Started, type StartOptions, signedIn, start } from '../../test/driveLogin.tsx';
import { fakeWindows } from '../../test/fakeWindows.tsx';
import { keepInvitation } from '../invitation/keptInvitation.ts';

const social = { facebook: { appId: '123' }, google: { clientId: 'abc' } };
const on = { brand: { social, flags: { socialLogin: true } } };

/** Presses the button; its window opens as soon as the digest for it is made. */
async function ask(started: Started, name = 'Google') {
  await started.user.click(await screen.findByRole('button', { name: `Continue with ${name}` }));
  await waitFor(() => expect(started.windows.opened.length + started.windows.left.length).toBeGreaterThan(0));
  const address = started.windows.opened.at(-1)?.address ?? started.windows.left.at(-1) ?? '';
  return new URL(address).searchParams;
}

const answer = (started: Started, given: object) =>
  act(async () => started.windows.hear({ kind: 'marquee.social', answer: given }));

describe('login with a social provider', () => {
  test.each<[string, StartOptions['brand'], string[]]>([
    ['neither flag', {}, []],
    ['the flag without providers', { flags: { socialLogin: true } }, []],
    ['providers without the flag', { social }, []],
    ['both', on.brand, ['Continue with Facebook', 'Continue with Google']],
    ['free play alone', { flags: { freePlay: true } }, ['Try it free, without an account']],
    [
      'free play and social',
      { social, flags: { socialLogin: true, freePlay: true } },
      ['Continue with Facebook', 'Continue with Google', 'Try it free, without an account'],
    ],
  ])('AUTH-03c with %s the login offers what the brand has', async (_, brand, names) => {
    await start({ brand: brand ?? {} });
    const offered = () =>
      screen
        .queryAllByRole('button', { name: /^(Continue with|Try it free)/ })
        .map((button) => button.textContent?.replace(/^[FG](?=Continue)/, ''));
    await waitFor(() => expect(offered()).toEqual(names));
  });

  test('AUTH-03c agents have neither', async () => {
    await start({ side: 'agent', brand: { social, flags: { socialLogin: true, freePlay: true } } });
    expect(screen.queryByRole('button', { name: /^(Continue with|Try it free)/ })).toBeNull();
  });

  test.each(['Facebook', 'Google'])('AUTH-03c %s asks in a window; its answer opens the session', async (name) => {
    const started = await start(on);
    const asked = await ask(started, name);
    expect(screen.getByText('Please go on in the window that has opened.')).toBeTruthy();
    await answer(started, { state: asked.get('state'), code: 'sandbox-demomember' });
    await signedIn(started);
    expect(started.app.session.shared()?.account).toBe('demomember');
    expect(started.onSignedIn).toHaveBeenCalledWith({});
  });

  test('AUTH-03c on a page that is not secure a press says so, and opens nothing', async () => {
    vi.spyOn(crypto, 'subtle', 'get').mockReturnValue(undefined as unknown as SubtleCrypto);
    const started = await start(on);
    await started.user.click(await screen.findByRole('button', { name: 'Continue with Google' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/secure connection/);
    expect(started.windows.opened).toEqual([]);
    vi.restoreAllMocks();
  });

  test('AUTH-07a somebody new gets an account, and it is known to be the first login', async () => {
    const started = await start(on);
    const asked = await ask(started);
    await answer(started, { state: asked.get('state'), code: 'sandbox-somebodynew' });
    await signedIn(started);
    expect(started.app.session.arrival()).toBe('first');
    expect(started.onSignedIn).toHaveBeenCalledWith({});
    expect(currentSession(started.app)).not.toHaveProperty('passwordChange');
  });

  test.each([
    ['NORTH24', 'demoagent'],
    ['WRONG99', undefined],
  ])('AUTH-14 AUTH-16 whoever came with the code %s and gets an account that way is of %s', async (code, upline) => {
    const storage = createMemoryStorage();
    keepInvitation(storage, FIXED_NOW, 30, { affiliateCode: code, referralCode: 'FRIEND12' });
    const started = await start({ ...on, storage });
    const asked = await ask(started);
    await answer(started, { state: asked.get('state'), code: 'sandbox-somebodynew' });
    await signedIn(started);
    const account = started.app.session.shared()?.account ?? '';
    expect(started.sandbox.state().accounts[`SPC01/${account}`]?.upline).toBe(upline);
    expect(storage.local.read('mq.invitation', (text) => text)).toBeUndefined();
  });

  test('AUTH-14c whoever has an account already keeps the code for somebody else', async () => {
    const started = await start({ ...on, at: '/?affiliateCode=NORTH24' });
    keepInvitation(started.app.storage, FIXED_NOW, 30, { affiliateCode: 'NORTH24' });
    const asked = await ask(started);
    await answer(started, { state: asked.get('state'), code: 'sandbox-demomember' });
    await signedIn(started);
    expect(started.app.storage.local.read('mq.invitation', (text) => text)).toContain('NORTH24');
  });

  test('AUTH-03c an answer with another state is nobody’s, and the code goes nowhere', async () => {
    const started = await start(on);
    await ask(started);
    await answer(started, { state: 'another', code: 'sandbox-demomember' });
    expect((await screen.findByRole('alert')).textContent).toMatch(/does not belong to a login/);
    expect(started.sent('session.socialLogin')).toEqual([]);
  });

  test('AUTH-03c whoever declines there is told that they are not logged in', async () => {
    const started = await start(on);
    const asked = await ask(started);
    await answer(started, { state: asked.get('state'), error: 'access_denied' });
    expect((await screen.findByRole('alert')).textContent).toMatch(/cancelled there/);
  });

  test('AUTH-03c a closed window is said, and one can begin anew', async () => {
    const started = await start(on);
    await ask(started);
    started.windows.shut();
    expect(await screen.findByText(/window was closed/)).toBeTruthy();
    const asked = await ask(started);
    await answer(started, { state: asked.get('state'), code: 'sandbox-demomember' });
    await signedIn(started);
  });

  test('ERR-03d a blocked window is said, and the page itself can go there', async () => {
    const started = await start({ ...on, windows: fakeWindows({ blocked: true }) });
    await ask(started);
    expect(await screen.findByText(/blocked the window/)).toBeTruthy();
    await started.user.click(screen.getByRole('button', { name: 'Go on in this page' }));
    expect(started.windows.left[0]).toMatch(/^https:\/\/accounts\.google\.com\//);
  });

  test('AUTH-03c inside another app, where there are no windows, the page itself goes there and keeps where one was', async () => {
    const started = await start({ ...on, windows: fakeWindows({ able: false }), at: '/vip?level=2' });
    await ask(started, 'Facebook');
    expect(started.windows.opened).toEqual([]);
    expect(started.windows.left[0]).toMatch(/^https:\/\/www\.facebook\.com\//);
    const kept = started.app.storage.session.read('mq.social', JSON.parse) as object;
    expect(kept).toMatchObject({ provider: 'facebook', next: '/vip?level=2' });
  });

  test('AUTH-03c a platform that refuses the code says why', async () => {
    const started = await start(on);
    const asked = await ask(started);
    await answer(started, { state: asked.get('state'), code: 'not-one-of-ours' });
    expect((await screen.findByRole('alert')).textContent).not.toBe('');
    expect(started.app.session.token()).toBeNull();
  });
});

describe('play without an account', () => {
  const free = () => screen.getByRole('button', { name: 'Try it free, without an account' });

  test('AUTH-03c a press opens a trial account', async () => {
    const started = await start({ brand: { flags: { freePlay: true } } });
    await started.user.click(free());
    await signedIn(started);
    expect(started.app.session.roleOf(started.app.session.shared()?.type ?? '')).toBe('trial');
  });

  test('C19 two presses open one', async () => {
    const started = await start({ brand: { flags: { freePlay: true } } });
    const release = started.hold('session.freePlay');
    await started.user.dblClick(free());
    release();
    await signedIn(started);
    expect(started.sent('session.freePlay')).toHaveLength(1);
  });

  test('AUTH-03c ERR-03b a failure is said beside it', async () => {
    const started = await start({ brand: { flags: { freePlay: true } }, fault: 'session.freePlay=offline' });
    await started.user.click(free());
    expect((await screen.findByRole('alert')).textContent).toMatch(/Network link is abnormal/);
  });
});

import { PagesContext } from '@marquee/blocks/page/pages';
import { Stage } from '@marquee/blocks/stage/Stage';
import { Link } from '@marquee/state/navigation';
import { fixedClock } from '@marquee/testing/fixedClock';
import { type RenderOptions, renderWithApp } from '@marquee/testing/renderWithApp';
import { testBrand } from '@marquee/testing/testBrand';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { AgeGate } from './AgeGate.tsx';
import { RealityCheck } from './RealityCheck.tsx';
import { useAgeGate } from './useAgeGate.ts';
import { useRealityCheck } from './useRealityCheck.ts';

const MINUTE = 60_000;
const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('the age gate', () => {
  const legal = { ...testBrand.legal, ageGate: true, minimumAge: 21 };
  function Gate() {
    const { asks, confirm } = useAgeGate();
    return asks ? <AgeGate onConfirm={confirm} /> : <p>open</p>;
  }
  const start = (options: RenderOptions = {}) => renderWithApp(<Gate />, { brand: { legal }, ...options });

  test('SAFE-01b asks on the first visit, closes on an answer alone, and remembers it', async () => {
    const { app } = await start();
    const dialog = screen.getByRole('dialog', { name: 'Are you 21 or older?' });
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    expect(screen.getByRole('dialog')).toBeTruthy();
    await click('Yes, I am 21 or older');
    expect(screen.getByText('open')).toBeTruthy();
    await start({ storage: app.storage });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('SAFE-01b asks again when the age rises', async () => {
    const { app } = await start({ brand: { legal: { ...legal, minimumAge: 18 } } });
    await click('Yes, I am 18 or older');
    await start({ storage: app.storage });
    expect(screen.getByRole('dialog', { name: 'Are you 21 or older?' })).toBeTruthy();
  });

  test('SAFE-01b who is too young is told so, with help, and may have mistaken the answer', async () => {
    await start();
    await click('No, I am under 21');
    const dialog = within(screen.getByRole('dialog', { name: 'This site is not for you yet' }));
    expect(dialog.getByRole('link', { name: /Help with gambling/ })).toBeTruthy();
    expect(screen.getByRole('dialog')).toBe(document.activeElement);
    await click('I chose the wrong answer');
    expect(screen.getByRole('dialog', { name: 'Are you 21 or older?' })).toBe(document.activeElement);
  });

  test.each([
    ['a brand that does not ask', { brand: { legal: testBrand.legal } }],
    ['a member', { session: 'member' }],
  ] as const)('SAFE-01b is not there for %s', async (_, options) => {
    await start(options);
    expect(screen.getByText('open')).toBeTruthy();
  });
});

describe('the reminder of the time played', () => {
  type Start = RenderOptions & { minutes?: number; around?: ReactNode };
  async function start({ minutes = 60, clock = fixedClock(), around, ...options }: Start = {}) {
    let tick = () => {};
    const timers = {
      setInterval: (run: () => void) => {
        tick = run;
        return 1;
      },
      clearInterval: () => {},
    };
    function Player() {
      const { played, told } = useRealityCheck(timers);
      return played === null ? <p>plays</p> : <RealityCheck minutes={played} onDone={told} />;
    }
    const page = await renderWithApp(
      <PagesContext value={(path) => path === '/responsible-gaming' || path === '/member'}>
        <Link to="/rng">elsewhere</Link>
        <main tabIndex={-1}>{around}</main>
        <Player />
      </PagesContext>,
      {
        session: 'member',
        at: '/live',
        fault: 'safety.settings=500',
        clock,
        brand: { legal: { ...testBrand.legal, realityCheckMinutes: minutes } },
        ...options,
      },
    );
    const after = (ms: number) => {
      clock.advance(ms);
      act(() => tick());
    };
    return { ...page, after };
  }
  const reminder = () => screen.queryByRole('dialog', { name: 'Time played' });

  test('SAFE-02a comes after the interval of the brand, with the time, the balance, what was played and three ways on', async () => {
    const { after } = await start({ minutes: 15 });
    after(14 * MINUTE);
    expect(reminder()).toBeNull();
    after(6 * MINUTE);
    const dialog = within(reminder() as HTMLElement);
    expect(dialog.getByText('You have been logged in for 20 minutes.')).toBeTruthy();
    await waitFor(() => expect(reminder()?.textContent).toMatch(/Your balance now P[\d,]+\.\d\d/));
    expect(dialog.getByRole('link', { name: 'Set limits' }).getAttribute('href')).toBe('/responsible-gaming');
    expect(dialog.getByRole('link', { name: 'Betting record' }).getAttribute('href')).toMatch('/member?page=');
    await click('Continue');
    expect(reminder()).toBeNull();
    after(14 * MINUTE);
    expect(reminder()).toBeNull();
    after(MINUTE);
    expect(reminder()?.textContent).toContain('35 minutes');
  });

  test('SAFE-02a MEMB-02a a balance that is hidden stays hidden', async () => {
    const { after, app } = await start({ minutes: 15 });
    app.preferences.setBalanceHidden(true);
    after(15 * MINUTE);
    await waitFor(() => expect(reminder()?.textContent).toContain('Your balance now ***'));
    expect(reminder()?.textContent).not.toMatch(/P[\d,]+/);
  });

  test('SAFE-02a a balance that is not known is left out', async () => {
    const { after } = await start({ fault: 'safety.settings=500,wallet.balance=500' });
    after(60 * MINUTE);
    expect(reminder()?.textContent).toContain('1 hour and 0 minutes');
    expect(reminder()?.textContent).not.toContain('Your balance');
  });

  test('SAFE-02a is answered by a button of its own, and by no key that was meant for a game', async () => {
    const { after } = await start({ minutes: 15 });
    after(15 * MINUTE);
    await userEvent.keyboard('{Escape}');
    expect(reminder()).not.toBeNull();
  });

  test('SAFE-02a GAME-06a going on in a game leads the keyboard into it, and elsewhere to the page', async () => {
    const { after } = await start({
      minutes: 15,
      around: <Stage name="Red Koi" game={{ src: 'about:blank', rights: 'allow-scripts' }} onLeave={() => {}} />,
    });
    after(15 * MINUTE);
    await click('Continue');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByTitle('Red Koi')));
    cleanup();
    const page = await start({ minutes: 15 });
    page.after(15 * MINUTE);
    await click('Continue');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
  });

  test('SAFE-02a GAME-06a a way out that a game at play asks about leaves it there; one that is taken answers it', async () => {
    const { after, path } = await start({ minutes: 15 });
    after(15 * MINUTE);
    const asks = new AbortController();
    document.addEventListener('click', (event) => event.preventDefault(), { capture: true, signal: asks.signal });
    await userEvent.click(screen.getByRole('link', { name: 'Set limits' }));
    asks.abort();
    expect([path(), reminder()]).toEqual(['/live', expect.anything()]);
    await userEvent.click(screen.getByRole('link', { name: 'Set limits' }));
    await waitFor(() => expect(reminder()).toBeNull());
    expect(path()).toBe('/responsible-gaming');
  });

  test('SAFE-02a another page is no answer', async () => {
    const { after, path } = await start({ minutes: 15 });
    after(15 * MINUTE);
    await userEvent.click(screen.getByRole('link', { name: 'elsewhere', hidden: true }));
    expect([path(), reminder()]).toEqual(['/rng', expect.anything()]);
  });

  test('SAFE-02a signs out', async () => {
    const { after, app, path } = await start({ fault: 'safety.settings=500,wallet.balance=500' });
    after(60 * MINUTE);
    await click('Sign out');
    await waitFor(() => expect(path()).toBe('/'));
    expect([app.session.token(), reminder()]).toEqual([null, null]);
  });

  test('SAFE-02a a reload does not begin the time anew', async () => {
    const fault = 'safety.settings=500,wallet.balance=500';
    const clock = fixedClock();
    const { after, app, unmount } = await start({ clock, fault });
    after(30 * MINUTE);
    expect(app.storage.local.read('mq.play', String)).toContain('"since"');
    expect(app.storage.local.read('mq.play', String)).not.toContain(app.session.token());
    unmount();
    const reloaded = await start({ clock, fault, storage: app.storage, session: 'visitor' });
    reloaded.after(30 * MINUTE);
    expect(reminder()?.textContent).toContain('1 hour and 0 minutes');
  });

  test('SAFE-02a AUTH-25 tabs of one session count together, and an answer at one is one at all', async () => {
    const fault = 'safety.settings=500,wallet.balance=500';
    const clock = fixedClock();
    const { after, app } = await start({ clock, fault });
    after(60 * MINUTE);
    expect(reminder()).not.toBeNull();
    // what another tab writes when it is answered there
    const kept = JSON.parse(app.storage.local.read('mq.play', String) ?? '');
    app.storage.local.write('mq.play', JSON.stringify({ ...kept, told: clock.now() }));
    fireEvent(window, new StorageEvent('storage', { key: 'mq.play' }));
    expect(reminder()).toBeNull();
    after(60 * MINUTE);
    expect(reminder()?.textContent).toContain('2 hours and 0 minutes');
  });

  test.each([
    ['no interval', { minutes: 0 }],
    ['an interval that is no number', { minutes: Number.NaN }],
    ['nobody logged in', { session: 'visitor' }],
  ] as const)('SAFE-02a does not come with %s', async (_, options) => {
    const { after } = await start(options);
    after(600 * MINUTE);
    expect(reminder()).toBeNull();
  });

  test('SAFE-02a the interval of the member goes before that of the brand', async () => {
    const { after, sent } = await start({
      fault: '',
      connect: (sandbox) => async (request) => {
        const answer = await sandbox.fetch(request as Request);
        if (!(request as Request).url.endsWith('/wps/member/safety')) return answer;
        const body = await answer.json();
        return Response.json({ ...body, value: { ...body.value, realityCheckMinutes: 15 } });
      },
    });
    await waitFor(() => expect(sent('safety.settings')).toHaveLength(1));
    await screen.findByText('plays');
    await waitFor(() => {
      after(15 * MINUTE);
      expect(reminder()).not.toBeNull();
    });
  });
});

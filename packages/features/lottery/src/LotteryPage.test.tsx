import { PAUSE_MS } from '@marquee/blocks/search/SearchField';
import { useDialogs } from '@marquee/state/dialogs';
import { fixedClock } from '@marquee/testing/fixedClock';
import { type RenderOptions, renderWithApp } from '@marquee/testing/renderWithApp';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { LotteryPage } from './LotteryPage.tsx';
import { VnLotteryPage } from './VnLotteryPage.tsx';

function Beside() {
  const { current, close } = useDialogs();
  return (
    <>
      <output>{current?.kind}</output>
      <button
        type="button"
        onClick={() => {
          close();
          if (current?.kind === 'login') current.resume?.();
        }}
      >
        resume
      </button>
    </>
  );
}

/** Timers that run when the test says so, and tell for how long they were set. */
function handTimers() {
  const waiting = new Map<number, { run: () => void; ms: number }>();
  let made = 0;
  return {
    waiting,
    setTimeout: (run: () => void, ms: number) => {
      waiting.set(++made, { run, ms });
      return made;
    },
    clearTimeout: (id: unknown) => void waiting.delete(id as number),
    pass: () => {
      const due = [...waiting.values()];
      waiting.clear();
      for (const { run } of due) run();
    },
  };
}

async function start(options: RenderOptions = {}) {
  const timers = handTimers();
  const clock = fixedClock();
  const page = await renderWithApp(
    <>
      <LotteryPage timers={timers} />
      <Beside />
    </>,
    { at: '/lottery', clock, ...options },
  );
  const pass = (ms: number) =>
    act(() => {
      clock.advance(ms);
      timers.pass();
    });
  return { ...page, clock, timers, pass, user: userEvent.setup({ delay: null }) };
}

const list = (name = 'All') => screen.findByRole('list', { name });
const cardsOf = (element: HTMLElement) => within(element).getAllByRole('heading', { level: 3 });
const names = async (name?: string) => {
  const element = await list(name);
  await waitFor(() => expect(element.getAttribute('aria-busy')).toBe('false'));
  return cardsOf(element).map(({ textContent }) => textContent);
};
const cardOf = async (name: string) => {
  await names();
  return screen.getByRole('heading', { level: 3, name }).closest('li') as HTMLElement;
};

describe('LotteryPage', () => {
  test('LOTT-01a GAME-10 shows all lotteries, those of a category, and the popular ones', async () => {
    const page = await start();
    expect((await names()).length).toBe(16);
    expect(page.sent('lottery.menu')[0]?.url.searchParams.get('prizeMode')).toBe('ELOTT');
    await page.user.click(screen.getByRole('link', { name: 'Keno' }));
    expect(page.path()).toBe('/lottery?tag=keno');
    expect(await names()).toEqual(['Lantern Keno']);
    await page.user.click(screen.getByRole('tab', { name: 'Popular' }));
    expect(page.path()).toBe('/lottery?list=hot');
    await names('Popular');
    expect(page.sent('lottery.popular')[0]?.url.searchParams.get('count')).toBe('20');
  });

  test('LOTT-01c more than seven categories have arrows', async () => {
    await start();
    expect(await screen.findByRole('button', { name: 'Further categories' })).toBeTruthy();
  });

  test('LOTT-02a a category clears list and weekday, another list clears category and weekday', async () => {
    const { user, path } = await start({ at: '/lottery?list=hot&day=2' });
    await user.click(await screen.findByRole('link', { name: 'Races' }));
    expect(path()).toBe('/lottery?tag=race');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Day of the draw' }), 'Sunday');
    await user.click(screen.getByRole('tab', { name: 'Popular' }));
    expect(path()).toBe('/lottery?list=hot');
  });

  test('LOTT-02b favourites and recent need a login: nothing switches before, and after it the list opens', async () => {
    const { user, path, app, sent, hold } = await start();
    hold('lottery.recent');
    await names();
    await user.click(screen.getByRole('tab', { name: 'Recent' }));
    expect([screen.getByText('login'), path()]).toEqual([expect.anything(), '/lottery']);
    expect(sent('lottery.recent')).toEqual([]);
    act(() => app.session.signIn({ token: 't', type: '0', account: 'a' }));
    await user.click(screen.getByRole('button', { name: 'resume' }));
    expect(path()).toBe('/lottery?list=recent');
  });

  test('LOTT-03 numbers fall into six at most, and the day of the draw is YYYY.MM.DD', async () => {
    await start();
    const keno = await cardOf('Lantern Keno');
    const balls = within(within(keno).getByRole('list', { name: 'Last draw of Lantern Keno' })).getAllByRole(
      'listitem',
    );
    expect(balls.map(({ textContent }) => textContent).at(-1)).toBe('+14 more');
    expect(balls.length).toBe(7);
    expect(within(keno).getByText(/^\d{4}\.\d{2}\.\d{2}$/)).toBeTruthy();
  });

  test('LOTT-04b LOTT-04c C01 a countdown follows the clock, also after sleep, and tells when sales are closed', async () => {
    const { pass } = await start();
    const card = await cardOf('Five Minute Five');
    // noon is the beginning of five minutes, of which the last five seconds are closed
    expect(card.textContent).toContain('Sales close in00:04:55');
    pass(61_000);
    await waitFor(() => expect(card.textContent).toContain('Sales close in00:03:54'));
    pass(235_000);
    await waitFor(() => expect(card.textContent).toContain('Closed, draw in00:00:04'));
  });

  test('LOTT-04a C01 asks anew at the next draw, thirty seconds later at most', async () => {
    const { timers, pass, sent } = await start();
    await names();
    await waitFor(() => expect([...timers.waiting.values()].map(({ ms }) => ms)).toContain(30_000));
    expect(sent('lottery.menu').length).toBe(1);
    pass(30_000);
    await waitFor(() => expect(sent('lottery.menu').length).toBe(2));
  });

  test('LOTT-04a C01 an answer that says the same counts from when it came, and after one that failed it is asked again', async () => {
    let same: string | undefined;
    let fails = false;
    const { timers, pass, sent } = await start({
      connect: (sandbox) => async (request) => {
        const answer = await sandbox.fetch(request as Request);
        if (!(request as Request).url.includes('/game_menu')) return answer;
        if (fails) return new Response(null, { status: 403 });
        same ??= await answer.text();
        return new Response(same, answer);
      },
    });
    const card = await cardOf('Five Minute Five');
    const asked = (times: number) => waitFor(() => expect(sent('lottery.menu').length).toBe(times));
    const armed = (ms: number) =>
      waitFor(() => expect([...timers.waiting.values()].map((one) => one.ms)).toContain(ms));
    await armed(30_000);
    pass(30_000);
    await asked(2);
    await waitFor(() => expect(card.textContent).toContain('Sales close in00:04:55'));
    await armed(30_000);
    fails = true;
    pass(30_000);
    await asked(3);
    await armed(30_000);
    fails = false;
    pass(30_000);
    await asked(4);
  });

  test('LOTT-05 favourites stay on the device, by user name, and nothing is sent', async () => {
    const { user, app, requests } = await start({ session: 'member' });
    const card = await cardOf('Three Dice');
    const before = requests.length;
    await user.click(within(card).getByRole('button', { name: 'Add Three Dice to favourites' }));
    expect(within(card).getByRole('button', { name: 'Remove Three Dice from favourites' })).toBeTruthy();
    expect(app.storage.local.read('mq.lottery.fav.demomember', String)).toBe('["DICE1"]');
    expect(requests.length).toBe(before);
    await user.click(screen.getByRole('tab', { name: 'Favourites' }));
    expect(await names('Favourites')).toEqual(['Three Dice']);
  });

  test('LOTT-05 AUTH-23 a trial account marks nothing', async () => {
    const { user, app } = await start({ session: 'trial' });
    await user.click(within(await cardOf('Three Dice')).getByRole('button', { name: /^Add/ }));
    expect(screen.getByText('trial')).toBeTruthy();
    expect(app.storage.local.read('mq.lottery.fav.demotrial', String)).toBeUndefined();
  });

  test('LOTT-06 SHELL-01b a lottery opens its betting view with all that the platform asks for', async () => {
    const { user, path, sent } = await start({ session: 'member' });
    await user.click(within(await cardOf('Three Dice')).getByRole('link', { name: 'Three Dice' }));
    expect(path()).toBe('/lottery?gameCode=DICE1&vendor=LOTT&playType=LAST');
    const frame = (await screen.findByTitle('Three Dice')) as HTMLIFrameElement;
    expect(frame.src).toContain('/sandbox/lottery/');
    expect(Object.fromEntries(sent('lottery.lobby')[0]?.url.searchParams ?? [])).toMatchObject({
      lottoArea: 'VN',
      launchMode: 'LOTT',
      prizeMode: 'ELOTT',
      gameCode: 'DICE1',
      view: 'betting',
      device: 'WEB',
      backUrl: expect.stringMatching(/\/lottery$/),
      language: 'EN',
    });
    await user.click(screen.getByRole('button', { name: 'Back to the lobby' }));
    expect(path()).toBe('/lottery');
  });

  test('LOTT-06 the betting hall opens the lobby view', async () => {
    const { user, sent } = await start({ session: 'member' });
    await user.click(await screen.findByRole('link', { name: 'Betting hall' }));
    await waitFor(() => expect(sent('lottery.lobby')[0]?.url.searchParams.get('view')).toBe('lobby'));
  });

  test('LOTT-06 AUTH-23 a visitor logs in first; a lottery that is gone says so', async () => {
    const { sent } = await start({ at: '/lottery?gameCode=DICE1' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Log in to play' })).toBeTruthy();
    expect(sent('lottery.lobby')).toEqual([]);
    await start({ at: '/lottery?gameCode=NOSUCH', session: 'member' });
    expect(await screen.findByRole('heading', { level: 1, name: 'The lottery could not be opened' })).toBeTruthy();
  });

  test('ERR-03 a lottery that did not open says so until another try has an answer', async () => {
    const { fail, hold, user } = await start({
      at: '/lottery?gameCode=DICE1',
      session: 'member',
      fault: 'lottery.lobby=500',
    });
    const alert = await screen.findByRole('alert');
    fail('');
    const release = hold('lottery.lobby');
    const again = within(alert).getByRole('button', { name: 'Try again' });
    await user.click(again);
    await waitFor(() => expect(again.getAttribute('aria-busy')).toBe('true'));
    expect(document.activeElement).toBe(again);
    release();
    expect(await screen.findByTitle('Lottery')).toBeTruthy();
  });

  test('ERR-03 a list that does not come can be asked for again; one with nothing in it says what to do', async () => {
    const { fail, user, pass } = await start({ fault: 'lottery.menu=500' });
    const alert = await screen.findByRole('alert');
    fail('');
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect((await names()).length).toBe(16);
    await user.type(screen.getByRole('searchbox'), 'zzz');
    pass(PAUSE_MS);
    await user.click(await screen.findByRole('button', { name: 'Show all lotteries' }));
    expect((await names()).length).toBe(16);
  });
});

test('LOTT-03 SHELL-01b the Vietnamese lotteries stand with their latest results', async () => {
  const { sent } = await renderWithApp(<VnLotteryPage timers={handTimers()} />, { at: '/vnlottery' });
  expect((await names()).length).toBe(6);
  const table = await screen.findByRole('table', { name: 'Latest results' });
  await waitFor(() => expect(within(table).getAllByRole('rowheader').length).toBe(10));
  expect(sent('lottery.vnNumbers')[0]?.url.searchParams.get('count')).toBe('100');
});

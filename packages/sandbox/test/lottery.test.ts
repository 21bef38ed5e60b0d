import type { CallOutput } from '@marquee/sdk/contract/call';
import { type Calls, calls } from '@marquee/sdk/contract/calls';
import { beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ledgerSum } from '../src/ledger/ledger.ts';
import { LOTTERIES, type Lottery, lotteryOf } from '../src/lottery/catalogue.ts';
import { numbersOf } from '../src/lottery/draws.ts';
import { drawDayOfWeek, drawsUntil, issueOf, nextDraw } from '../src/lottery/schedule.ts';
import type { Sandbox } from '../src/sandbox.ts';
import { ask, handClock, sandboxWith, tokenFor } from './fixture.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const MENU = { prizeMode: 'ELOTT', device: 'WEB' };
const LOBBY = {
  lottoArea: 'VN',
  launchMode: 'LOTT',
  prizeMode: 'ELOTT',
  view: 'betting',
  device: 'WEB',
  backUrl: '/lottery',
  language: 'EN',
};

const lottery = (code: string): Lottery => {
  const found = lotteryOf(code);
  if (!found) throw new Error(code);
  return found;
};

async function listOf<Id extends 'lottery.menu' | 'lottery.popular' | 'lottery.recent'>(
  sandbox: Sandbox,
  id: Id,
  input: object,
  token = '',
): Promise<CallOutput<Calls[Id]>['list']> {
  const { body } = await ask(sandbox, id, input, token ? { token } : {});
  return (z.parse(calls[id].output, body.value) as CallOutput<Calls[Id]>).list;
}

describe('LOTT the clock', () => {
  test('LOTT-01 every lottery draws on its days only, from every minute to once a week', () => {
    const at = Date.UTC(2026, 4, 1, 10, 20);
    for (const { schedule } of LOTTERIES) {
      const days = drawDayOfWeek(schedule).split(',').map(Number);
      const draws = [nextDraw(schedule, at), ...drawsUntil(schedule, at, 20)];
      expect(draws).toEqual([...draws].sort((a, b) => b - a));
      if (!('days' in schedule)) continue;
      for (const draw of draws) {
        const there = new Date(draw + schedule.hoursAheadOfUtc * 60 * MINUTE);
        expect(days).toContain(there.getUTCDay() + 1);
        expect(there.toISOString().slice(11, 16)).toBe(schedule.time);
      }
    }
    const gaps = LOTTERIES.map(({ schedule }) => nextDraw(schedule, nextDraw(schedule, at)) - nextDraw(schedule, at));
    expect([Math.min(...gaps), Math.max(...gaps)]).toEqual([MINUTE, 7 * DAY]);
  });

  test('LOTT-04 what remains runs down to the draw, and the numbers are new after it', async () => {
    const clock = handClock();
    const sandbox = sandboxWith({ clock });
    const game = async () => {
      const list = await listOf(sandbox, 'lottery.menu', MENU);
      return list.flatMap(({ gameMenus }) => gameMenus).find(({ gameCode }) => gameCode === 'FAST3');
    };
    const first = await game();
    const remain = first?.remainTime ?? 0;
    expect(remain).toBeGreaterThan(0);
    clock.advance(remain - 1);
    expect(await game()).toMatchObject({ remainTime: 1, numero: first?.numero, issue: first?.issue });
    clock.advance(1);
    const after = await game();
    expect(after?.remainTime).toBe(3 * MINUTE);
    expect(after?.winningTime).toBe(clock.now());
    expect(after?.issue).not.toBe(first?.issue);
  });

  test('LOTT-03 numbers are in the range, do not repeat where a drum is shared, and follow from the seed', () => {
    for (const one of LOTTERIES) {
      for (const at of drawsUntil(one.schedule, Date.UTC(2026, 4, 1), 10)) {
        const numbers = numbersOf(one, 7, at);
        expect(numbersOf(one, 7, at)).toEqual(numbers);
        expect(numbers).toHaveLength(one.drum.count);
        expect(Math.min(...numbers)).toBeGreaterThanOrEqual(one.drum.from);
        expect(Math.max(...numbers)).toBeLessThanOrEqual(one.drum.to);
        if (!one.drum.repeats) expect(new Set(numbers).size).toBe(numbers.length);
      }
    }
  });

  test('LOTT-03 no two draws of a lottery bear the same name', () => {
    for (const { schedule } of LOTTERIES) {
      const issues = drawsUntil(schedule, Date.UTC(2026, 4, 1), 300).map((at) => issueOf(schedule, at));
      expect(new Set(issues).size).toBe(issues.length);
    }
  });
});

describe('LOTT the lists', () => {
  test('LOTT-01 every lottery stands in one menu of more than seven, with its four vendors', async () => {
    const list = await listOf(sandboxWith(), 'lottery.menu', MENU);
    expect(list.length).toBeGreaterThan(7);
    const games = list.flatMap(({ gameMenus }) => gameMenus);
    expect(new Set(games.map(({ gameId }) => gameId)).size).toBe(LOTTERIES.length);
    expect(new Set(games.map(({ vendor }) => vendor))).toEqual(new Set(['TCG_LOTTO_VN', 'TCG_SEA', 'ELOTT', 'LOTT']));
  });

  test('LOTT-01 popular and results are as many as asked for, results newest first', async () => {
    const sandbox = sandboxWith();
    expect(await listOf(sandbox, 'lottery.popular', { count: 5 })).toHaveLength(5);
    const { body } = await ask(sandbox, 'lottery.vnNumbers', { count: 100 });
    const { list } = z.parse(calls['lottery.vnNumbers'].output, body.value);
    const times = list.map(({ winningTime }) => winningTime ?? 0);
    expect(times).toHaveLength(100);
    expect(times).toEqual([...times].sort((a, b) => b - a));
  });

  test('LOTT-02 recent needs a session and holds what was opened, newest first', async () => {
    const sandbox = sandboxWith();
    const asked = { ...MENU, recentCount: 100 };
    expect((await ask(sandbox, 'lottery.recent', asked)).status).toBe(401);
    const token = await tokenFor(sandbox);
    for (const gameCode of ['FAST1', 'KENO10', 'FAST1']) {
      await ask(sandbox, 'lottery.lobby', { ...LOBBY, gameCode }, { token });
    }
    const list = await listOf(sandbox, 'lottery.recent', asked, token);
    expect(list.map(({ gameCode }) => gameCode)).toEqual(['FAST1', 'KENO10']);
  });

  test('LOTT-01 names are in the language asked for', async () => {
    const { text } = await ask(sandboxWith(), 'lottery.menu', MENU, { language: 'TY' });
    expect(text).toContain('Mabilis na draw');
  });

  test.each([
    [{ view: 'betting' }, 'lottery.unknown'],
    [{ view: 'betting', gameCode: 'constructor' }, 'lottery.unknown'],
  ])('LOTT-06 the lobby with %o is refused', async (more, code) => {
    const sandbox = sandboxWith();
    const token = await tokenFor(sandbox);
    expect((await ask(sandbox, 'lottery.lobby', { ...LOBBY, ...more }, { token })).body.code).toBe(code);
  });
});

describe('LOTT-06 the page where a lottery is played', () => {
  let clock = handClock();
  let sandbox = sandboxWith({ clock });
  let token = '';
  let url = '';

  const page = async (fields?: Record<string, string>) => {
    const init = fields ? { method: 'POST', body: new URLSearchParams(fields) } : {};
    const response = await sandbox.fetch(new Request(new URL(url, 'http://site.test'), init));
    return { response, html: await response.text() };
  };
  const balance = async () => String((await ask(sandbox, 'wallet.balance', {}, { token })).body.value?.sumBalance);
  const formOf = (html: string) => /name="form" value="(\w+)"/.exec(html)?.[1] ?? '';
  const lastOfNext = () => {
    const dice = lottery('DICE1');
    return numbersOf(dice, 7, nextDraw(dice.schedule, clock.now())).at(-1) ?? 0;
  };

  // `ledgerSum` reads the state of what it is given
  const ledgerOf = () => ({ state: sandbox.state() });

  beforeEach(async () => {
    clock = handClock();
    sandbox = sandboxWith({ clock });
    token = await tokenFor(sandbox);
    const { body } = await ask(sandbox, 'lottery.lobby', { ...LOBBY, gameCode: 'DICE1' }, { token });
    url = String(body.value?.url);
  });

  test('LOTT-06 a ticket that wins is paid at the draw, once', async () => {
    const before = await balance();
    const form = formOf((await page()).html);
    const fields = { game: 'DICE1', form, pick: String(lastOfNext()), stake: '100' };
    expect((await page(fields)).html).toContain('The ticket is bought.');
    // the browser's own repetition buys nothing more
    await page(fields);
    expect(Number(await balance())).toBe(Number(before) - 100);
    clock.advance(MINUTE);
    expect((await page()).html).toContain('Won 552.00');
    expect(Number(await balance())).toBe(Number(before) + 452);
    clock.advance(MINUTE);
    expect(Number(await balance())).toBe(Number(before) + 452);
    expect(ledgerSum(ledgerOf())).toMatch(/^0(\.0+)?$/);
  });

  test('LOTT-06 a ticket that does not win costs its stake', async () => {
    const before = await balance();
    const form = formOf((await page()).html);
    const pick = (lastOfNext() % 6) + 1;
    await page({ game: 'DICE1', form, pick: String(pick), stake: '20' });
    clock.advance(MINUTE);
    expect((await page()).html).toContain('No win');
    expect(Number(await balance())).toBe(Number(before) - 20);
    expect(ledgerSum(ledgerOf())).toMatch(/^0(\.0+)?$/);
  });

  test.each([
    [{ pick: '7', stake: '10' }, 'Please choose a number and a stake.'],
    [{ pick: '1', stake: '-10' }, 'Please choose a number and a stake.'],
    [{ pick: '1', stake: '10000000' }, 'Please choose a number and a stake.'],
    [{ pick: '1.5', stake: '10' }, 'Please choose a number and a stake.'],
    [{ stake: '10' }, 'Please choose a number and a stake.'],
    [{ pick: '1', stake: '10', form: '' }, 'Please choose a number and a stake.'],
  ])('LOTT-06 a form with %o buys nothing', async (wrong, said) => {
    const before = await balance();
    const { html } = await page({ game: 'DICE1', form: 'f1', ...wrong });
    expect(html).toContain(said);
    expect(await balance()).toBe(before);
  });

  test('LOTT-04 nothing is sold once sales have closed', async () => {
    const dice = lottery('DICE1');
    clock.advance(nextDraw(dice.schedule, clock.now()) - clock.now() - dice.lockTime * 1000);
    const before = await balance();
    const { html } = await page({ game: 'DICE1', form: 'f1', pick: '1', stake: '10' });
    expect(html).toContain('Sales for this draw are closed.');
    expect(html).not.toContain('<form');
    expect(await balance()).toBe(before);
  });

  test('AUTH-21 the page ends with the session it was opened from', async () => {
    await ask(sandbox, 'session.logout', {}, { token });
    const { response, html } = await page();
    expect(response.status).toBe(410);
    expect(html).not.toContain('<form');
  });

  test('WEB-04 the page runs nothing, is framed by the site alone, and cannot be asked for by a guess', async () => {
    const { response } = await page();
    expect(response.headers.get('Content-Security-Policy')).toMatch(/default-src 'none'.*frame-ancestors 'self'/);
    for (const mark of ['constructor', '0'.repeat(32)]) {
      const guessed = await sandbox.fetch(new Request(`http://site.test/sandbox/lottery/${mark}`));
      expect(guessed.status).toBe(410);
    }
  });

  test.each([
    ['/lottery?gameCode=DICE1', 'href="/lottery?gameCode=DICE1"'],
    ['http://site.test/lottery', 'href="/lottery"'],
  ])('LOTT-06 the way back leads to %s', async (backUrl, link) => {
    const { body } = await ask(sandbox, 'lottery.lobby', { ...LOBBY, gameCode: 'DICE1', backUrl }, { token });
    url = String(body.value?.url);
    expect((await page()).html).toContain(link);
  });

  test.each(['javascript:alert(1)', 'https://evil.example/', '//evil.example/', '/\\evil.example'])(
    'C18 no way back leads to %s',
    async (backUrl) => {
      const { body } = await ask(sandbox, 'lottery.lobby', { ...LOBBY, gameCode: 'DICE1', backUrl }, { token });
      url = String(body.value?.url);
      expect((await page()).html).not.toContain('target="_top"');
    },
  );

  test('SAFE-02 a member who is paused opens no lottery and buys no ticket', async () => {
    await ask(sandbox, 'safety.timeOut', { days: 1 }, { token });
    const { body } = await ask(sandbox, 'lottery.lobby', { ...LOBBY, gameCode: 'DICE1' }, { token });
    expect(body).toMatchObject({ success: false, code: 'player.excluded' });
    expect((await page({ game: 'DICE1', form: 'f1', pick: '1', stake: '10' })).html).toContain('time-out');
    expect(sandbox.state().lottery.tickets).toEqual([]);
  });
});

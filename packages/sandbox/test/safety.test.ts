import { beforeEach, describe, expect, test } from 'vitest';
import { keyRing } from '../src/keys.ts';
import { move } from '../src/ledger/ledger.ts';
import { houseAccount, walletOf } from '../src/ledger/wallets.ts';
import { createPlatform, type Platform } from '../src/platform.ts';
import { seeded } from '../src/random.ts';
import { usedOf } from '../src/safety/settings.ts';
import { freshState } from '../src/state.ts';
import { ask, desk, handClock, key, sandboxWith, tokenFor } from './fixture.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

let clock = handClock();
let sandbox = sandboxWith({ clock });
let token = '';

beforeEach(async () => {
  clock = handClock();
  sandbox = sandboxWith({ clock });
  token = await tokenFor(sandbox);
});

/** Time passes, and the member logs in again: a session ends long before a pause. */
async function pass(ms: number) {
  clock.advance(ms);
  token = await tokenFor(sandbox);
}

const tell: ReturnType<typeof desk> = (...asked) => desk(sandbox, token)(...asked);

describe('SAFE-02 limits', () => {
  const day = { kind: 'loss', period: 'day' };

  test('SAFE-02 a first limit and a lower one hold at once, a higher one after 24 hours', async () => {
    expect((await tell('safety.setLimit', { ...day, value: '100' })).limits).toMatchObject([{ value: '100' }]);
    expect((await tell('safety.setLimit', { ...day, value: '60' })).limits).toMatchObject([{ value: '60' }]);
    const raised = await tell('safety.setLimit', { ...day, value: '500' });
    const startsAt = clock.now() + DAY;
    expect(raised.limits).toMatchObject([{ value: '60', pending: { value: '500', startsAt } }]);
    await pass(DAY - 1);
    expect((await tell('safety.settings')).limits).toMatchObject([{ value: '60' }]);
    await pass(1);
    const [limit] = (await tell('safety.settings')).limits;
    expect(limit).toMatchObject({ value: '500' });
    expect(limit?.pending).toBeUndefined();
  });

  test('SAFE-02 lifting a limit waits too, and a lower one in the meantime takes its place', async () => {
    await tell('safety.setLimit', { ...day, value: '100' });
    const lifting = await tell('safety.setLimit', day);
    expect(lifting.limits).toMatchObject([{ value: '100', pending: { startsAt: clock.now() + DAY } }]);
    await tell('safety.setLimit', { ...day, value: '90' });
    await pass(2 * DAY);
    expect((await tell('safety.settings')).limits).toMatchObject([{ value: '90' }]);
    await tell('safety.setLimit', day);
    await pass(DAY);
    expect((await tell('safety.settings')).limits).toEqual([]);
  });

  test.each([
    [{ kind: 'deposit', period: 'day', value: '0' }],
    [{ kind: 'deposit', period: 'day', value: '-5' }],
    [{ kind: 'deposit', period: 'day', value: '1.234' }],
    [{ kind: 'session', period: 'day', value: '5' }],
    [{ kind: 'session', period: 'day', value: '1441' }],
    [{ kind: 'session', period: 'week', value: '60' }],
  ])('SAFE-02 %o is no limit', async (input) => {
    const { body } = await ask(sandbox, 'safety.setLimit', input, { token });
    expect(body).toMatchObject({ success: false, code: 'limit.unfit' });
  });

  test('SAFE-02 C07 a limit of twenty digits keeps them', async () => {
    const value = '12345678901234567890.12';
    expect((await tell('safety.setLimit', { kind: 'deposit', period: 'month', value })).limits).toMatchObject([
      { value },
    ]);
  });

  test('SAFE-02 what is used up is counted by the ledger over a window that rolls', () => {
    const state = freshState(1);
    const platform: Platform = createPlatform({
      state,
      clock,
      keys: keyRing(key),
      random: (length) => new Uint8Array(length),
      numbers: () => seeded('n', 1),
      changed: () => {},
    });
    const about = { merchant: 'M1', username: 'demomember' };
    const wallet = walletOf(platform, 'M1', 'demomember');
    const used = (kind: 'deposit' | 'loss' | 'session') =>
      usedOf(platform, 'M1', 'demomember', { kind, period: 'day' });
    move(platform, { ...about, kind: 'deposit' }, houseAccount('M1', 'deposits'), wallet, '50.25');
    move(platform, { ...about, kind: 'bet' }, wallet, houseAccount('M1', 'games'), '30.10');
    move(platform, { ...about, kind: 'win' }, houseAccount('M1', 'games'), wallet, '10');
    expect([used('deposit'), used('loss'), used('session')]).toEqual(['50.25', '20.10', undefined]);
    clock.advance(DAY);
    expect([Number(used('deposit')), Number(used('loss'))]).toEqual([0, 0]);
  });
});

describe('SAFE-02 pauses', () => {
  test('SAFE-02 a time-out runs its days, can be made longer and not shorter', async () => {
    const until = clock.now() + 3 * DAY;
    expect((await tell('safety.timeOut', { days: 3 })).pause).toMatchObject({ kind: 'timeOut', until });
    expect((await tell('safety.timeOut', { days: 1 })).pause?.until).toBe(until);
    expect((await tell('safety.timeOut', { days: 7 })).pause?.until).toBe(clock.now() + 7 * DAY);
    await pass(7 * DAY - 1);
    expect((await tell('safety.settings')).pause).toBeDefined();
    await pass(1);
    expect((await tell('safety.settings')).pause).toBeUndefined();
  });

  test('SAFE-02 one call excludes, and nothing shortens it', async () => {
    const { pause } = await tell('safety.exclude', { months: 6 });
    expect(pause).toMatchObject({ kind: 'exclusion', since: clock.now() });
    expect((await tell('safety.timeOut', { days: 1 })).pause).toEqual(pause);
    const longer = await tell('safety.exclude', { months: 12 });
    expect(longer.pause?.until).toBeGreaterThan(pause?.until ?? 0);
    expect((await tell('safety.exclude', { months: 6 })).pause).toEqual(longer.pause);
    expect((await tell('safety.exclude', { months: 0 })).pause?.until).toBeUndefined();
    await pass(5000 * DAY);
    expect((await tell('safety.settings')).pause?.kind).toBe('exclusion');
  });

  test.each([
    ['safety.timeOut', { days: 2 }],
    ['safety.exclude', { months: 1 }],
    ['safety.realityCheck', { minutes: 7 }],
  ] as const)('SAFE-02 %s with %o is not offered', async (id, input) => {
    expect((await ask(sandbox, id, input, { token })).body.code).toBe('choice.unfit');
  });

  test('SAFE-02 whoever is excluded is told so in the language asked for, with the end', async () => {
    const { pause } = await tell('safety.exclude', { months: 6 });
    const lobby = {
      lottoArea: 'VN',
      launchMode: 'LOTT',
      prizeMode: 'ELOTT',
      view: 'lobby',
      device: 'WEB',
      backUrl: '/',
      language: 'ES',
    };
    const { body } = await ask(sandbox, 'lottery.lobby', lobby, { token, language: 'ES' });
    expect(body).toMatchObject({
      success: false,
      code: 'player.excluded',
      value: { kind: 'exclusion', until: pause?.until },
    });
    expect(body.message).toMatch(/autoexcluido/);
  });

  test('SAFE-02 another member is not touched', async () => {
    await tell('safety.exclude', { months: 0 });
    const other = await tokenFor(sandbox, { username: 'demovip', password: 'vip2468vip', type: 'username' });
    const { body } = await ask(sandbox, 'safety.settings', {}, { token: other });
    expect(body.value?.pause).toBeUndefined();
  });

  test('SAFE-02 the reminder keeps its interval', async () => {
    expect((await tell('safety.realityCheck', { minutes: 30 })).realityCheckMinutes).toBe(30);
    expect((await tell('safety.settings')).realityCheckMinutes).toBe(30);
  });
});

test('AUTH-01 a trial account has no limits to set', async () => {
  const trial = await tokenFor(sandbox, { username: 'demotrial', password: 'trial2468', type: 'username' });
  expect((await ask(sandbox, 'safety.settings', {}, { token: trial })).body.code).toBe('account.trial');
});

import { type Amount, compareAmounts, subtractAmounts } from '@marquee/domain/money';
import { describe, expect, test } from 'vitest';
import { payTable, RTP, spin } from '../src/game/odds.ts';
import { catalogueOf } from '../src/games/catalogue.ts';
import { ledgerSum } from '../src/ledger/ledger.ts';
import { seeded } from '../src/random.ts';
import type { Sandbox } from '../src/sandbox.ts';
import { ask, handClock, MEMBER, sandboxWith, tokenFor } from './fixture.ts';

const TRIAL = { username: 'demotrial', password: 'trial2468', type: 'username' };
const first = { language: 'VI', gameType: 'RNG', vassalage: 'x', nodeId: 'G00001' };
const get = (sandbox: Sandbox, path: string) => sandbox.fetch(new Request(`http://site.test${path}`));

interface RoundAnswer {
  round?: number;
  balance?: string;
  reels?: number[];
  won?: boolean;
  refused?: string;
  ended?: boolean;
}

async function launched(sandbox: Sandbox, token: string, input: object = first) {
  const { body } = await ask(sandbox, 'games.launch', input, { token });
  const content = String(body.value?.content);
  return { content, ticket: new URL(content, 'http://site.test').searchParams.get('ticket') ?? '', body };
}

async function play(sandbox: Sandbox, ticket: string, round: number): Promise<RoundAnswer> {
  const body = new URLSearchParams({ ticket, round: String(round) });
  const response = await sandbox.fetch(new Request('http://site.test/sandbox/game/round', { method: 'POST', body }));
  return (await response.json()) as RoundAnswer;
}

async function balance(sandbox: Sandbox, token: string): Promise<Amount> {
  const { body } = await ask(sandbox, 'wallet.balance', {}, { token });
  return body.value?.sumBalance as Amount;
}

describe('GAME-06 launch', () => {
  test('GAME-06 a launch gives a page of the game, framed by the site alone, with nothing inline that runs', async () => {
    const sandbox = sandboxWith();
    const { content } = await launched(sandbox, await tokenFor(sandbox), {
      ...first,
      backUrl: 'https://brand.example/rng?page=hot',
    });
    const response = await get(sandbox, content);
    const page = await response.text();
    expect(response.headers.get('Content-Security-Policy')).toMatch(
      /default-src 'none'; script-src 'self'; .*frame-ancestors 'self' https:\/\/brand\.example$/,
    );
    expect(page).toContain('<html lang="vi">');
    expect(page).toContain(`RTP`);
    expect(page).not.toMatch(/<style|\sstyle=|\son\w+=/);
    for (const [, src = ''] of page.matchAll(/(?:src|href)="(\/[^"]+)"/g)) {
      expect((await get(sandbox, src)).status, src).toBe(200);
    }
  });

  test.each(['javascript:alert(1)', 'not an address', '', 'data:text/html,x'])(
    'GAME-06 a way back that is no site (%j) is told nothing',
    async (backUrl) => {
      const sandbox = sandboxWith();
      const { content } = await launched(sandbox, await tokenFor(sandbox), { ...first, backUrl });
      const policy = (await get(sandbox, content)).headers.get('Content-Security-Policy');
      expect(policy).toMatch(/frame-ancestors 'self'$/);
    },
  );

  test('GAME-06 a game under maintenance says so by its code, one that is gone too', async () => {
    const sandbox = sandboxWith();
    const token = await tokenFor(sandbox);
    const down = catalogueOf(7).slots.find(({ maintenance }) => maintenance);
    const { body } = await launched(sandbox, token, { ...first, nodeId: down?.nodeId });
    expect(body).toMatchObject({
      success: false,
      code: 'game.maintenance',
      message: expect.stringContaining('maintenance'),
    });
    expect((await launched(sandbox, token, { ...first, nodeId: 'G99999' })).body.code).toBe('game.unknown');
    expect((await launched(sandbox, token, { language: 'EN', gameType: 'LOTT', vassalage: 'LOTT' })).body.code).toBe(
      'game.lottery',
    );
  });

  test.each([
    ['LIVE', 'VSL'],
    ['SPORTS', 'DS88'],
    ['SPORTS', 'PXR'],
    ['COCKFIGHT', 'SV3'],
  ])('GAME-08 a provider card launches: %s %s', async (gameType, vassalage) => {
    const sandbox = sandboxWith();
    const { content } = await launched(sandbox, await tokenFor(sandbox), { language: 'EN', gameType, vassalage });
    expect((await get(sandbox, content)).status).toBe(200);
  });

  test('GAME-05 without a session nothing is launched', async () => {
    const { status } = await ask(sandboxWith(), 'games.launch', first);
    expect(status).toBe(401);
  });

  test('GAME-02 what was launched is recent, newest first, once', async () => {
    const sandbox = sandboxWith();
    const token = await tokenFor(sandbox);
    for (const nodeId of ['G00001', 'G00004', 'G00001']) await launched(sandbox, token, { ...first, nodeId });
    const { body } = await ask(sandbox, 'games.recent', { language: 'EN', pageNo: 1, pageSize: 15 }, { token });
    const list = body.value?.list as { nodeId: string }[];
    expect(list.map(({ nodeId }) => nodeId)).toEqual(['G00001', 'G00004']);
  });
});

describe('GAME-06 the demo game', () => {
  test('GAME-06 rounds move the wallet and conserve the ledger', async () => {
    const sandbox = sandboxWith();
    const token = await tokenFor(sandbox);
    const before = await balance(sandbox, token);
    const { ticket } = await launched(sandbox, token);
    for (let round = 1; round <= 60; round++) {
      const was = await balance(sandbox, token);
      const { won } = await play(sandbox, ticket, round);
      const change = compareAmounts(subtractAmounts(await balance(sandbox, token), was), '0');
      expect(change).toBe(won ? 1 : -1);
    }
    expect(await balance(sandbox, token)).not.toBe(before);
    expect(ledgerSum({ state: sandbox.state() })).toMatch(/^0(\.0+)?$/);
  });

  test('GAME-06 the same round again is answered as before and moves nothing', async () => {
    const sandbox = sandboxWith();
    const token = await tokenFor(sandbox);
    const { ticket } = await launched(sandbox, token);
    const one = await play(sandbox, ticket, 1);
    const after = await balance(sandbox, token);
    expect(await play(sandbox, ticket, 1)).toEqual(one);
    expect(await balance(sandbox, token)).toBe(after);
  });

  test.each([0, 2, -1, 1.5, Number.NaN])('GAME-06 a round out of order (%j) is not played', async (round) => {
    const sandbox = sandboxWith();
    const token = await tokenFor(sandbox);
    const { ticket } = await launched(sandbox, token);
    const before = await balance(sandbox, token);
    expect(await play(sandbox, ticket, round)).toMatchObject({ ended: true });
    expect(await balance(sandbox, token)).toBe(before);
  });

  test('GAME-06 a ticket ends with its session', async () => {
    const sandbox = sandboxWith();
    const token = await tokenFor(sandbox);
    const { ticket, content } = await launched(sandbox, token);
    await ask(sandbox, 'session.logout', {}, { token });
    expect(await play(sandbox, ticket, 1)).toMatchObject({ ended: true });
    const response = await get(sandbox, content);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('Trò chơi đã kết thúc');
  });

  test('GAME-06 a ticket that was never given plays nothing', async () => {
    const sandbox = sandboxWith();
    for (const ticket of ['', 'x', '__proto__']) expect(await play(sandbox, ticket, 1)).toMatchObject({ ended: true });
  });

  test('GAME-06 a trial account plays with play money and leaves the wallet alone', async () => {
    const sandbox = sandboxWith();
    const token = await tokenFor(sandbox, TRIAL);
    const before = await balance(sandbox, token);
    const { ticket, content } = await launched(sandbox, token);
    expect(await (await get(sandbox, content)).text()).toContain('Tiền chơi thử');
    const { balance: left } = await play(sandbox, ticket, 1);
    expect(left).not.toBe('1,000.00');
    expect(await balance(sandbox, token)).toBe(before);
  });

  test('GAME-06 an empty wallet cannot stake', async () => {
    const sandbox = sandboxWith();
    const token = await tokenFor(sandbox, { username: 'demofirst', password: 'first2468', type: 'username' });
    const { ticket } = await launched(sandbox, token);
    expect(await play(sandbox, ticket, 1)).toEqual({ refused: 'Số dư không đủ cho mức cược này.' });
  });

  test('GAME-06 the session stays open while one plays', async () => {
    const clock = handClock();
    const sandbox = sandboxWith({ clock });
    const token = await tokenFor(sandbox, MEMBER);
    const { ticket } = await launched(sandbox, token);
    for (let round = 1; round <= 3; round++) {
      clock.advance(20 * 60_000);
      expect(await play(sandbox, ticket, round)).toMatchObject({ round });
    }
  });
});

describe('GAME-06 the odds', () => {
  test('GAME-06 what is paid back is what the page says', () => {
    const random = seeded('odds');
    const rounds = 200_000;
    let paid = 0;
    for (let round = 0; round < rounds; round++) paid += spin(random).pays;
    expect(RTP).toBe(96);
    expect(Math.abs((paid / rounds) * 100 - RTP)).toBeLessThan(1.5);
  });

  test('GAME-06 the reels show what is paid', () => {
    const random = seeded('reels');
    for (let round = 0; round < 5000; round++) {
      const { reels, pays } = spin(random);
      // wherever they stand: the page says how many, not where
      const shown = payTable.find(({ symbol, count }) => reels.filter((reel) => reel === symbol).length >= count);
      expect(shown?.pays ?? 0).toBe(pays);
    }
  });
});

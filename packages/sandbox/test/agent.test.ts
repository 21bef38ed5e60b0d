import { type Amount, addAmounts, compareAmounts } from '@marquee/domain/money';
import { settledTransfer } from '@marquee/sdk/contract/agent/settledTransfer';
import { type CallId, calls } from '@marquee/sdk/contract/calls';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ledgerSum } from '../src/ledger/ledger.ts';
import type { Sandbox } from '../src/sandbox.ts';
import { AGENT, ask, handClock, MEMBER, START, sandboxWith, tokenFor } from './fixture.ts';

const DAY = 86_400_000;
const week = { startTime: START - 7 * DAY, endTime: START };
const PAY = '246810';

/** Asks as a client would and reads the answer with the call's own schema. */
function desk(sandbox: Sandbox, token: string) {
  return async <Id extends CallId>(id: Id, input: object = {}) => {
    const { body } = await ask(sandbox, id, input, { token });
    if (!body.success) throw new Error(`${id}: ${body.code}`);
    return z.parse(calls[id].output, body.value) as z.output<(typeof calls)[Id]['output']>;
  };
}

async function agentDesk(options: Parameters<typeof sandboxWith>[0] = {}) {
  const sandbox = sandboxWith(options);
  const token = await tokenFor(sandbox, AGENT);
  return { sandbox, token, get: desk(sandbox, token) };
}

const sum = (amounts: readonly Amount[]) => amounts.reduce<Amount>((total, one) => addAmounts(total, one), '0');
const same = (a: Amount, b: Amount) => compareAmounts(a, b) === 0;

describe('AGNT-01 the team', () => {
  test('AGNT-01 the sums of a team are those of its downlines, and of its days', async () => {
    const { get } = await agentDesk();
    const overview = await get('agent.overview', week);
    const rows = [];
    for (let pageNo = 1, pages = 1; pageNo <= pages; pageNo += 1) {
      const page = await get('agent.profit', { ...week, pageNo, pageSize: 100 });
      rows.push(...page.list);
      pages = page.totalPages;
      expect(page.totals.validBet).toBe(overview.validBet);
    }
    for (const name of ['deposit', 'withdrawal', 'bet', 'validBet', 'win', 'rebate', 'bonus', 'profit'] as const) {
      expect(same(sum(rows.map((row) => row[name])), overview[name])).toBe(true);
      expect(same(sum(overview.days.map((day) => day[name])), overview[name])).toBe(true);
    }
    expect(compareAmounts(overview.validBet, '0')).toBe(1);
    expect(overview.agents + overview.members).toBe(overview.teamSize);
    expect(overview.teamSize).toBeGreaterThan(100);
  });

  test('AGNT-01 what downlines paid in and out is the same in the details as in the statements', async () => {
    const { get } = await agentDesk();
    const { deposit, withdrawal } = await get('agent.overview', week);
    const ins = await get('agent.transactions', { ...week, type: 'deposit' });
    const outs = await get('agent.transactions', { ...week, type: 'withdrawal' });
    expect(same(ins.totalAmount, deposit)).toBe(true);
    expect(same(addAmounts(outs.totalAmount, withdrawal), '0')).toBe(true);
  });

  test('AGNT-01 team betting by game type sums up to all of it', async () => {
    const { get } = await agentDesk();
    const all = await get('agent.betting', week);
    const types = ['RNG', 'LIVE', 'SPORTS', 'FISH', 'PVP', 'ESPORTS', 'ELOTT', 'LOTT'];
    const parts = await Promise.all(types.map((gameType) => get('agent.betting', { ...week, gameType })));
    expect(same(sum(parts.map(({ totals }) => totals.validBet)), all.totals.validBet)).toBe(true);
    expect(all.totals.bets).toBe(parts.reduce((total, { totals }) => total + totals.bets, 0));
  });

  test('AGNT-01 downlines are found by a part of their masked account, and by who stands above', async () => {
    const { get } = await agentDesk();
    const { list } = await get('agent.downlines', { pageSize: 100 });
    for (const { account } of list) expect(account).toMatch(/^[a-z]{2}\*+[a-z0-9]{2}$/);
    const below = list.find(({ uplineId }) => uplineId !== undefined);
    expect((await get('agent.downlines', { search: below?.account })).list).toContainEqual(below);
    const siblings = await get('agent.downlines', { uplineId: below?.uplineId });
    expect(siblings.list.map(({ upline }) => upline)).toEqual(siblings.list.map(() => below?.upline));
    const detail = await get('agent.downline', { id: below?.id, ...week });
    expect(detail.path.at(-1)).toEqual({ id: below?.uplineId, account: below?.upline });
    expect(detail.path).toHaveLength((below?.level ?? 0) - 1);
  });

  test('AGNT-01 pages of a list are its parts', async () => {
    const { get } = await agentDesk();
    const all = (await get('agent.downlines', { pageSize: 100 })).list;
    const parts = await Promise.all([1, 2, 3].map((pageNo) => get('agent.downlines', { pageNo, pageSize: 30 })));
    expect(parts.flatMap(({ list }) => list)).toEqual(all.slice(0, 90));
  });

  test.each([
    ['agent.downlines', {}],
    ['agent.betting', week],
    ['agent.income', week],
  ] as const)('AGNT-01 %s is nothing for a member', async (id, input) => {
    const sandbox = sandboxWith();
    const { status, body } = await ask(sandbox, id, input, { token: await tokenFor(sandbox, MEMBER) });
    expect(status).toBe(403);
    expect(body.code).toBe('account.notAgent');
  });

  test.each([
    { startTime: START, endTime: START },
    { startTime: START - 200 * DAY, endTime: START },
  ])('AGNT-01 a time that is none, or too long, is refused', async (range) => {
    const { sandbox, token } = await agentDesk();
    expect((await ask(sandbox, 'agent.overview', range, { token })).body.code).toBe('agent.rangeInvalid');
  });
});

describe('AGNT-02 registration', () => {
  test('AGNT-02 a link has the rates it was made with, and goes when it is taken back', async () => {
    const { get } = await agentDesk();
    const made = await get('agent.createLink', {
      kind: 'agent',
      name: 'Harbour',
      rates: [{ gameType: 'RNG', rate: '1.1' }],
      days: 30,
    });
    expect(made.rates).toContainEqual({ gameType: 'RNG', rate: '1.1' });
    expect(made.rates).toContainEqual({ gameType: 'LIVE', rate: '0.0' });
    expect(made.expiresAt).toBe(START + 30 * DAY);
    expect((await get('agent.links')).list).toEqual([made]);
    await get('agent.removeLink', { id: made.id });
    expect((await get('agent.links')).list).toEqual([]);
  });

  test.each([
    ['higher than the own', [{ gameType: 'RNG', rate: '1.3' }], 'agent.rateHigh'],
    ['between two steps', [{ gameType: 'RNG', rate: '0.55' }], 'agent.rateStep'],
    ['for no category', [{ gameType: '__proto__', rate: '0.1' }], 'agent.rateUnknown'],
  ])('AGNT-02 a rate %s is refused', async (_, rates, code) => {
    const { sandbox, token } = await agentDesk();
    for (const id of ['agent.createLink', 'agent.openAccount'] as const) {
      const input = { kind: 'member', rates, username: 'fresh1', password: 'opened2468' };
      expect((await ask(sandbox, id, input, { token })).body.code).toBe(code);
    }
  });

  test('AGNT-02 an account that was opened is in the team, and can log in', async () => {
    const { sandbox, get } = await agentDesk();
    const rates = [{ gameType: 'RNG', rate: '0.5' }];
    const opened = await get('agent.openAccount', {
      kind: 'agent',
      username: 'Newharbor1',
      password: 'opened2468',
      rates,
    });
    expect(opened).toMatchObject({ account: 'ne***r1', level: 1, rate: '0.5', kind: 'agent' });
    expect((await get('agent.downlines', { search: opened.id })).list).toEqual([opened]);
    const login = { ...AGENT, username: 'newharbor1', password: 'opened2468' };
    const token = await tokenFor(sandbox, login);
    const theirs = desk(sandbox, token);
    expect((await theirs('agent.rates')).rates).toContainEqual({ gameType: 'RNG', rate: '0.5' });
    // a downline of a downline is two levels down
    await theirs('agent.openAccount', { kind: 'member', username: 'deeper1', password: 'opened2468', rates: [] });
    expect((await get('agent.downlines', { uplineId: opened.id })).list).toMatchObject([{ level: 2 }]);
  });

  test.each([
    [{ username: 'demomember' }, 'agent.usernameTaken'],
    [{ username: '1name' }, 'agent.usernameInvalid'],
    [{ password: 'short1' }, 'agent.passwordInvalid'],
  ])('AGNT-02 an account %j is not opened', async (wrong, code) => {
    const { sandbox, token } = await agentDesk();
    const input = { kind: 'member', username: 'fresh1', password: 'opened2468', rates: [], ...wrong };
    expect((await ask(sandbox, 'agent.openAccount', input, { token })).body.code).toBe(code);
  });

  test('AGNT-02 rates that were given go up only', async () => {
    const { sandbox, token, get } = await agentDesk();
    const { list } = await get('agent.downlines', { direct: '1' });
    const id = list[0]?.id;
    await get('agent.setRates', { id, rates: [{ gameType: 'RNG', rate: '1.2' }] });
    const lower = await ask(sandbox, 'agent.setRates', { id, rates: [{ gameType: 'RNG', rate: '0.1' }] }, { token });
    expect(lower.body.code).toBe('agent.rateLow');
    expect((await get('agent.downline', { id, ...week })).rates).toContainEqual({ gameType: 'RNG', rate: '1.2' });
  });
});

describe('AGNT-04 transfers', () => {
  test('AGNT-04 money that goes down arrives, and both sides see it', async () => {
    const { sandbox, get } = await agentDesk();
    const { list } = await get('agent.downlines', { search: 'de***er' });
    const [member] = list;
    const before = await get('wallet.balance');
    const sent = await get('agent.transferDownline', { id: member?.id, amount: '250.50', paymentPassword: PAY });
    expect(same(addAmounts(sent.balance, '250.50'), before.sumBalance)).toBe(true);
    const theirs = desk(sandbox, await tokenFor(sandbox, MEMBER));
    expect(same((await theirs('wallet.balance')).sumBalance, addAmounts(member?.balance ?? '0', '250.50'))).toBe(true);
    expect((await theirs('agent.transfers')).list).toMatchObject([
      { direction: 'in', with: 'upline', account: 'de***nt', amount: '250.50' },
    ]);
    const outgoing = await get('agent.transactions', { ...week, endTime: START + DAY, type: 'transfer' });
    expect(outgoing.list).toMatchObject([{ downlineId: member?.id, amount: '250.50' }]);
  });

  test('MEMB-08 a member whose upline may be paid sends money up, once asked for', async () => {
    const sandbox = sandboxWith();
    const get = desk(sandbox, await tokenFor(sandbox, MEMBER));
    expect((await get('member.info')).toUpline).toBe(true);
    expect(await get('agent.transferRules')).toMatchObject({ toUpline: true, toDownline: false, upline: 'de***nt' });
    await get('agent.transferUpline', { amount: '100', paymentPassword: PAY });
    expect((await get('agent.transfers')).list).toMatchObject([{ direction: 'out', with: 'upline', amount: '100' }]);
    expect(ledgerSum({ state: sandbox.state() })).toMatch(/^0(\.0+)?$/);
  });

  test('MEMB-08 without an upline there is no transfer', async () => {
    const sandbox = sandboxWith();
    const token = await tokenFor(sandbox, { username: 'demovip', password: 'vip2468vip', type: 'username' });
    const { body } = await ask(sandbox, 'agent.transferUpline', { amount: '1', paymentPassword: PAY }, { token });
    expect(body.code).toBe('agent.noUpline');
    expect((await desk(sandbox, token)('member.info')).toUpline).toBe(false);
  });

  test.each([
    [{ paymentPassword: 'wrong' }, 'agent.paymentPasswordWrong'],
    [{ amount: '0' }, 'agent.transferAmount'],
    [{ amount: '1.005' }, 'agent.transferAmount'],
    [{ amount: '100000.01' }, 'agent.transferAmount'],
    [{ id: '12' }, 'agent.downlineUnknown'],
  ])('AGNT-04 a transfer with %j moves nothing', async (wrong, code) => {
    const { sandbox, token, get } = await agentDesk();
    const { list } = await get('agent.downlines', { direct: '1' });
    const before = await get('wallet.balance');
    const input = { id: list[0]?.id, amount: '10', paymentPassword: PAY, ...wrong };
    expect((await ask(sandbox, 'agent.transferDownline', input, { token })).body.code).toBe(code);
    expect(await get('wallet.balance')).toEqual(before);
  });

  test('AGNT-04 whatever is sent to whom, money is neither made nor lost nor overdrawn', async () => {
    const step = fc.record({
      to: fc.nat(40),
      cents: fc.oneof(fc.nat(20_000_000), fc.integer({ min: 9_000_000, max: 10_000_000 })),
      up: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
        const { sandbox, token, get } = await agentDesk();
        const { list } = await get('agent.downlines', { direct: '1', pageSize: 100 });
        let expected = (await get('wallet.balance')).sumBalance;
        for (const { to, cents, up } of steps) {
          const amount = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
          const id = list[to % list.length]?.id;
          const call = up ? 'agent.transferUpline' : 'agent.transferDownline';
          const { body } = await ask(sandbox, call, { id, amount, paymentPassword: PAY }, { token });
          if (body.success) expected = addAmounts(expected, `-${amount}` as Amount);
          const { sumBalance } = await get('wallet.balance');
          expect(same(sumBalance, expected)).toBe(true);
          expect(compareAmounts(sumBalance, '0')).not.toBe(-1);
          expect(same(ledgerSum({ state: sandbox.state() }), '0')).toBe(true);
        }
      }),
      { numRuns: 12 },
    );
  });

  test('SDK-05 a transfer whose answer was lost is found in the list, and one that never happened is not', async () => {
    const { sandbox, token, get } = await agentDesk();
    const { list } = await get('agent.downlines', { direct: '1' });
    const input = { id: list[0]?.id ?? '', amount: '12.5', paymentPassword: PAY };
    const before = await get('agent.transfers');
    const sought = { with: 'downline', downlineId: input.id, amount: '12.50' } as const;
    expect(settledTransfer(before, await get('agent.transfers'), sought)).toBe(false);
    await ask(sandbox, 'agent.transferDownline', input, {
      token,
      headers: { 'X-Sandbox-Fault': 'agent.transferDownline=empty' },
    });
    const after = await get('agent.transfers');
    expect(settledTransfer(before, after, sought)).toBe(true);
    expect(settledTransfer(after, after, sought)).toBe(false);
  });
});

describe('AGNT-04 wages', () => {
  test('AGNT-04 are settled once, every five minutes of the clock, and the income says what was paid', async () => {
    const pause = fc.integer({ min: 1, max: 9 * 3_600_000 });
    await fc.assert(
      fc.asyncProperty(fc.array(pause, { minLength: 1, maxLength: 6 }), async (pauses) => {
        const clock = handClock();
        const { sandbox, get } = await agentDesk({ clock });
        await get('agent.announcements');
        await get('agent.income', week);
        const before = (await get('wallet.balance')).sumBalance;
        for (const ms of pauses) {
          clock.advance(ms);
          const token = await tokenFor(sandbox, AGENT);
          const again = desk(sandbox, token);
          const { sumBalance } = await again('wallet.balance');
          // asked for twice, paid once
          expect(await again('wallet.balance')).toEqual({ sumBalance });
          const income = await again('agent.income', { startTime: START + 1, endTime: START + 5 * DAY });
          expect(same(sumBalance, addAmounts(before, income.totals.total))).toBe(true);
          expect(same(ledgerSum({ state: sandbox.state() }), '0')).toBe(true);
        }
      }),
      { numRuns: 10 },
    );
  });

  test('AGNT-04 nothing is paid before five minutes are full', async () => {
    const clock = handClock();
    const { get } = await agentDesk({ clock });
    await get('agent.announcements');
    await get('agent.income', week);
    const before = await get('wallet.balance');
    clock.advance(299_999);
    expect(await get('wallet.balance')).toEqual(before);
    clock.advance(1);
    expect(await get('wallet.balance')).not.toEqual(before);
  });

  test('AGNT-01 the records of each kind sum up to what the income says of it', async () => {
    const { get } = await agentDesk();
    // ends an hour after a midnight, so that no period is paid at the very end
    const range = { startTime: START - 7 * DAY + 1, endTime: START - DAY + 1 };
    const { totals } = await get('agent.income', range);
    const kinds = [
      ['dividend', 'agent.dividends'],
      ['daily', 'agent.dailyWages'],
      ['hourly', 'agent.hourlyWages'],
      ['realTime', 'agent.realTimeWages'],
    ] as const;
    for (const [kind, id] of kinds) {
      const { totalAmount, list } = await get(id, range);
      expect(same(totalAmount, totals[kind])).toBe(true);
      for (const row of list) expect(row.status).toMatch(/^(paid|unmet|pending)$/);
    }
    expect(compareAmounts(totals.realTime, '0')).toBe(1);
    expect(compareAmounts(totals.daily, '0')).toBe(1);
    expect((await get('agent.dailyWages', { ...range, side: 'downline' })).list.length).toBeGreaterThan(0);
  });
});

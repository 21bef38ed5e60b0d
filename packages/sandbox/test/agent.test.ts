import { addDays, momentsOf, recentDays } from '@marquee/domain/days';
import { type Amount, addAmounts, compareAmounts } from '@marquee/domain/money';
import { describe, expect, test } from 'vitest';
import { agentDesk } from './agentDesk.ts';
import { AGENT, ask, desk, MEMBER, START, sandboxWith, tokenFor } from './fixture.ts';

const DAY = 86_400_000;
const week = { startTime: START - 7 * DAY, endTime: START };
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

  test.each(['Europe/Malta', 'Asia/Ho_Chi_Minh', 'America/Lima'])(
    'AGNT-01 days of %s are those that were asked for, and sum up to all of it',
    async (timeZone) => {
      const { get } = await agentDesk();
      const range = recentDays(7, START, timeZone);
      const asked = { ...momentsOf(range, timeZone), timeZone };
      const overview = await get('agent.overview', asked);
      expect(overview.days.map(({ date }) => date)).toEqual(
        Array.from({ length: 7 }, (_, n) => addDays(range.from, n)),
      );
      expect(same(sum(overview.days.map(({ validBet }) => validBet)), overview.validBet)).toBe(true);
      const income = await get('agent.income', { ...asked, pageSize: 100 });
      expect(income.list.every(({ date }) => date >= range.from && date <= range.to)).toBe(true);
      expect(same(sum(income.list.map(({ total }) => total)), income.totals.total)).toBe(true);
    },
  );

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
    { ...week, timeZone: 'Nowhere/At_All' },
  ])('AGNT-01 a time that is none, or too long, is refused, and so is a time zone that there is not', async (range) => {
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

import { type Amount, addAmounts, compareAmounts } from '@marquee/domain/money';
import { sumOf } from '@marquee/domain/portion';
import { describe, expect, test } from 'vitest';
import { demoAccounts } from '../src/accounts.ts';
import { pastOf } from '../src/ledger/past.ts';
import { ask, handClock, MEMBER, START, sandboxWith, tokenFor } from './fixture.ts';

type Entry = { id: string; time: number; kind: string; amount: Amount; balanceAfter: Amount; from?: string };

async function opened(account: object = MEMBER, seed = 7) {
  const clock = handClock();
  const sandbox = sandboxWith({ clock, seed });
  const token = await tokenFor(sandbox, account);
  const send = (id: Parameters<typeof ask>[1], input: object = {}, headers: Record<string, string> = {}) =>
    ask(sandbox, id, input, { token, headers });
  const everything = async () => {
    const entries: Entry[] = [];
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      const { value } = (await send('records.account', { page, size: 100 })).body;
      entries.push(...((value?.list ?? []) as Entry[]));
      pages = Number(value?.totalPages);
    }
    return entries;
  };
  return { clock, send, everything };
}

/** Each balance is the one before it with the change; the first is the change itself. */
function expectToAddUp(entries: readonly Entry[], balance: unknown) {
  expect(entries[0]?.balanceAfter).toSatisfy((after: Amount) => compareAmounts(after, balance as Amount) === 0);
  const oldestFirst = entries.toReversed();
  let before: Amount = '0';
  for (const { kind, amount, balanceAfter } of oldestFirst) {
    before = kind === 'transfer' ? before : addAmounts(before, amount);
    expect(compareAmounts(before, balanceAfter)).toBe(0);
    expect(compareAmounts(balanceAfter, '0')).toBeGreaterThanOrEqual(0);
  }
}

describe('MEMB-06 records', () => {
  test.each([1, 7, 42])(
    'MEMB-06 with seed %i an opening balance is the sum of the past, newest first',
    async (seed) => {
      const { send, everything } = await opened(MEMBER, seed);
      const entries = await everything();
      expect(entries.length).toBeGreaterThan(100);
      expectToAddUp(entries, (await send('wallet.balance')).body.value?.sumBalance);
      expect(entries.map(({ time }) => time)).toEqual(entries.map(({ time }) => time).sort((a, b) => b - a));
      expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
    },
  );

  test('MEMB-06 what happens now stands on top, with the balance after it', async () => {
    const { clock, send, everything } = await opened();
    await send('cashier.deposit', { method: 'EWALLET', amount: '700' });
    clock.advance(60_000);
    await send('wallet.transfer', { from: 'MAIN', to: 'LWK', amount: '50' });
    clock.advance(60_000);
    await send('cashier.withdraw', { bankAccount: 'BA1', amount: '300', paymentPassword: '246810' });
    const entries = await everything();
    expect(entries.slice(0, 3).map(({ kind, amount }) => [kind, amount])).toEqual([
      ['withdrawal', '-300'],
      ['transfer', '50'],
      ['deposit', '700'],
    ]);
    expect(entries[1]?.from).toBe('MAIN');
    expectToAddUp(entries, (await send('wallet.balance')).body.value?.sumBalance);
  });

  test('MEMB-06 a period has only what happened in it, and pages cut it without loss', async () => {
    const { send, everything } = await opened();
    const all = await everything();
    const period = { startTime: START - 7 * 86_400_000, endTime: START - 86_400_000 };
    const expected = all.filter(({ time }) => time >= period.startTime && time < period.endTime);
    const { value } = (await send('records.account', { ...period, size: 100 })).body;
    expect(((value?.list ?? []) as Entry[]).map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
    expect(value?.totalCount).toBe(expected.length);
    const third = (await send('records.account', { ...period, page: 3, size: 5 })).body.value?.list as Entry[];
    expect(third.map(({ id }) => id)).toEqual(expected.slice(10, 15).map(({ id }) => id));
  });

  test('MEMB-06 bets, their totals and the profit by category tell the same story', async () => {
    const { send, everything } = await opened();
    const { value: betting } = (await send('records.betting', { size: 100 })).body;
    const { value: profit } = (await send('records.profit')).body;
    const totals = betting?.totals as Record<'stake' | 'payout' | 'profit', Amount>;
    const categories = profit?.categories as { betCount: number; profit: Amount }[];
    expect(categories.reduce((count, { betCount }) => count + betCount, 0)).toBe(betting?.totalCount);
    expect(compareAmounts(sumOf(categories.map((one) => one.profit)), totals.profit)).toBe(0);
    const moved = (await everything()).filter(({ kind }) => kind === 'bet' || kind === 'win');
    expect(compareAmounts(sumOf(moved.map(({ amount }) => amount)), totals.profit)).toBe(0);
  });

  test('MEMB-06 scenario empty shows no entries and sums of nothing', async () => {
    const { send } = await opened();
    const empty = { 'X-Sandbox-Scenario': 'empty' };
    const { value } = (await send('records.account', {}, empty)).body;
    expect(value).toMatchObject({ list: [], totalCount: 0, totalIn: '0', totalOut: '0' });
  });

  test.each(demoAccounts.filter(({ kind }) => kind !== 'agent'))('$username: the record adds up', async (account) => {
    const { send, everything } = await opened({ ...account, type: 'username' });
    const entries = await everything();
    if (entries.length > 0) expectToAddUp(entries, (await send('wallet.balance')).body.value?.sumBalance);
    else expect((await send('wallet.balance')).body.value?.sumBalance).toBe('0.00');
  });

  test('C07 a past of twenty digits adds up to the last one', () => {
    const opening = '98765432109876543210.99';
    for (let seed = 1; seed <= 20; seed += 1) {
      const past = pastOf([seed, 'M', 'vip'], opening, START, []);
      expect(sumOf(past.map(({ net }) => net))).toBe(opening);
      expect(past.every(({ balanceAfter }) => compareAmounts(balanceAfter, '0') >= 0)).toBe(true);
    }
  });
});

describe('MEMB-07 manual rebate', () => {
  type Row = { id: string; amount: Amount; claimed: string };

  test('MEMB-07 rebates are claimed once, into the main wallet', async () => {
    const { send } = await opened();
    const { value } = (await send('records.rebates')).body;
    const ids = ((value?.list ?? []) as Row[]).map(({ id }) => id);
    const claimed = await send('records.claimRebates', { ids });
    expect(claimed.body.value).toEqual({ amount: value?.claimable, count: ids.length });
    const balance = (await send('wallet.balance')).body.value?.sumBalance as Amount;
    expect(balance).toBe(addAmounts('12845.675', value?.claimable as Amount));
    const again = await send('records.claimRebates', { ids: ids.slice(0, 1) });
    expect(again.body).toMatchObject({ success: false, code: 'rebate.unknown' });
    expect((await send('records.rebates')).body.value?.claimable).toBe('0');
  });

  test('MEMB-07 one that cannot be claimed spoils the whole claim, and the same one twice counts once', async () => {
    const { send } = await opened();
    const list = (await send('records.rebates')).body.value?.list as Row[];
    const [first] = list;
    const spoilt = await send('records.claimRebates', { ids: [first?.id, '2020-01-01-RNG'] });
    expect(spoilt.body).toMatchObject({ success: false });
    const twice = await send('records.claimRebates', { ids: [first?.id, first?.id] });
    expect(twice.body.value).toEqual({ amount: first?.amount, count: 1 });
  });
});

import { type Amount, addAmounts, compareAmounts } from '@marquee/domain/money';
import { settledTransfer } from '@marquee/sdk/contract/agent/settledTransfer';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ledgerSum } from '../src/ledger/ledger.ts';
import { agentDesk } from './agentDesk.ts';
import { AGENT, ask, desk, handClock, MEMBER, START, sandboxWith, tokenFor } from './fixture.ts';

const DAY = 86_400_000;
const week = { startTime: START - 7 * DAY, endTime: START };
const PAY = '246810';
const same = (a: Amount, b: Amount) => compareAmounts(a, b) === 0;

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
    [{ paymentPassword: 'wrong' }, 'payment.wrong'],
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

  test('AGNT-04 a payment password of one’s own is taken, and is not to be guessed', async () => {
    const { sandbox, token, get } = await agentDesk();
    await get('account.paymentPassword', {
      oldPaymentPassword: PAY,
      newPaymentPassword: '135790',
      confirmPaymentPassword: '135790',
    });
    const { list } = await get('agent.downlines', { direct: '1' });
    const send = async (paymentPassword: string) =>
      (await ask(sandbox, 'agent.transferDownline', { id: list[0]?.id, amount: '10', paymentPassword }, { token }))
        .body;
    expect(await send('135790')).toMatchObject({ success: true });
    for (let count = 0; count < 5; count += 1) expect((await send(PAY)).code).toBe('payment.wrong');
    expect((await send('135790')).code).toBe('payment.locked');
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

import { type Amount, addAmounts, compareAmounts } from '@marquee/domain/money';
import { describe, expect, test } from 'vitest';
import { ledgerSum } from '../src/ledger/ledger.ts';
import { ask, handClock, MEMBER, sandboxWith, tokenFor } from './fixture.ts';

const PASSWORD = { password: '246810' };

async function opened(account: object = MEMBER) {
  const clock = handClock();
  const sandbox = sandboxWith({ clock });
  const token = await tokenFor(sandbox, account);
  const send = (id: Parameters<typeof ask>[1], input: object = {}) => ask(sandbox, id, input, { token });
  const points = async () => (await send('points.balance')).body.value?.points as Amount;
  const money = async () => (await send('wallet.balance')).body.value?.sumBalance as Amount;
  const whole = () => expect(Number(ledgerSum({ state: sandbox.state() }))).toBe(0);
  return { clock, send, points, money, whole };
}

describe('PROM-03 points', () => {
  test('PROM-03 the history adds up to the balance and was never below zero', async () => {
    const { send, points } = await opened();
    await send('points.convert', { points: '600', ...PASSWORD });
    const list = ((await send('points.history', { size: 100 })).body.value?.list ?? []) as {
      changedPoints: Amount;
      balance: Amount;
    }[];
    expect(list[0]?.balance).toBe(await points());
    let before: Amount = '0';
    for (const { changedPoints, balance } of list.toReversed()) {
      before = addAmounts(before, changedPoints);
      expect(before).toBe(balance);
      expect(compareAmounts(balance, '0')).toBeGreaterThanOrEqual(0);
    }
  });

  test.each([
    ['500', '500'],
    ['1000', '1200'],
    ['10000', '15000'],
    ['12345678901234567890.99', '18518518351851851835'],
  ] as const)('PROM-03 C07 a deposit of %s earns %s points', async (amount, earned) => {
    const { clock, send, points } = await opened();
    const before = await points();
    await send('cashier.deposit', { method: 'BANK', amount });
    expect(await points()).toBe(before);
    clock.advance(60_000);
    expect(await points()).toBe(addAmounts(before, earned));
  });

  test('PROM-03 points become money at the rate of the table', async () => {
    const { send, points, money, whole } = await opened();
    const before = await points();
    const converted = await send('points.convert', { points: '650', ...PASSWORD });
    expect(converted.body.value).toEqual({ amount: '6.50', points: addAmounts(before, '-650') });
    expect(await money()).toBe('12852.175');
    whole();
  });

  test.each([
    [{ points: '499' }, 'points.least'],
    [{ points: '-500' }, 'points.least'],
    [{ points: '500.5' }, 'points.step'],
    [{ points: '99999999999' }, 'points.insufficient'],
    [{ points: '600', password: '111111' }, 'payment.wrong'],
  ])('PROM-03 converting %j is refused as %s and changes nothing', async (input, code) => {
    const { send, points, money } = await opened();
    const before = await points();
    expect((await send('points.convert', { ...PASSWORD, ...input })).body).toMatchObject({ success: false, code });
    expect([await points(), await money()]).toEqual([before, '12845.675']);
  });

  test('PROM-03 a bonus is in process, then approved and paid', async () => {
    const { clock, send, points, money, whole } = await opened();
    const before = await points();
    const asked = await send('points.redeem', { rewardId: 'bonus-10', quantity: 2, ...PASSWORD });
    expect(asked.body.value?.redemption).toMatchObject({ status: 'inProcess', points: '1600' });
    expect(await points()).toBe(addAmounts(before, '-1600'));
    expect(await money()).toBe('12845.675');
    clock.advance(60_000);
    expect(await money()).toBe('12865.675');
    const [newest] = ((await send('points.redeemList')).body.value?.list ?? []) as { status: string }[];
    expect(newest).toMatchObject({ status: 'approved' });
    whole();
  });

  test('PROM-03 what is turned down gives the points back', async () => {
    const { clock, send, points, whole } = await opened();
    const before = await points();
    await send('points.redeem', { rewardId: 'umbrella', quantity: 4, ...PASSWORD });
    clock.advance(60_000);
    expect(await points()).toBe(before);
    const [newest] = ((await send('points.redeemList')).body.value?.list ?? []) as {
      status: string;
      remark?: string;
    }[];
    expect(newest).toMatchObject({ status: 'rejected' });
    expect(newest?.remark).toContain('back in your account');
    whole();
  });

  test.each([
    [{ rewardId: 'yacht' }, 'points.reward'],
    [{ rewardId: 'backpack' }, 'points.stock'],
    [{ rewardId: 'umbrella', quantity: 41 }, 'points.stock'],
    [{ rewardId: 'phone' }, 'points.deposits'],
    [{ rewardId: 'bonus-50', quantity: 99 }, 'points.insufficient'],
    [{ rewardId: 'bonus-10', password: '' }, 'payment.wrong'],
    [{ rewardId: 'bonus-10', quantity: 0 }, 'input.invalid'],
  ])('PROM-03 redeeming %j is refused as %s', async (input, code) => {
    const { send, points } = await opened();
    const before = await points();
    const answer = await send('points.redeem', { quantity: 1, ...PASSWORD, ...input });
    expect(answer.body).toMatchObject({ success: false, code });
    expect(await points()).toBe(before);
  });
});

import { promotionStatuses, promotionTypes } from '@marquee/domain/promotions';
import { describe, expect, test } from 'vitest';
import { ledgerSum } from '../src/ledger/ledger.ts';
import { ask, handClock, MEMBER, sandboxWith, tokenFor } from './fixture.ts';

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]);
const JPG = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0]);
const file = (bytes: Uint8Array<ArrayBuffer>, type: string) => new File([bytes], 'picture', { type });
const picture = () => file(PNG, 'image/png');

async function opened(account: object | undefined = MEMBER) {
  const clock = handClock();
  const sandbox = sandboxWith({ clock });
  const token = await tokenFor(sandbox, account);
  const send = (id: Parameters<typeof ask>[1], input: object = {}) => ask(sandbox, id, input, { token });
  const status = async (id: string) => (await send('promotions.detail', { id })).body.value?.status;
  const money = async () => (await send('wallet.balance')).body.value?.sumBalance;
  const whole = () => expect(Number(ledgerSum({ state: sandbox.state() }))).toBe(0);
  return { clock, sandbox, send, status, money, whole };
}

type Card = { id: string; types: string[]; status: string };
const cardsOf = (value: Record<string, unknown> | undefined) => value?.list as Card[];

describe('PROM-01 the list', () => {
  test.each(promotionTypes)('PROM-01 the filter %s finds something, and only what is of its type', async (type) => {
    const { send } = await opened();
    const cards = cardsOf((await send('promotions.list', { type, size: 100 })).body.value);
    expect(cards.length).toBeGreaterThan(0);
    expect(cards.every(({ types }) => types.includes(type))).toBe(true);
  });

  test('PROM-01 a visitor sees the promotions and could join those that run', async () => {
    const sandbox = sandboxWith();
    const cards = cardsOf((await ask(sandbox, 'promotions.list', { size: 100 })).body.value);
    expect(new Set(cards.map(({ status }) => status))).toEqual(new Set(['join', 'closed', 'comingSoon']));
  });

  test('SAFE-02 during a time-out no promotion is shown, joined or claimed', async () => {
    const { send } = await opened();
    await send('safety.timeOut', { days: 1 });
    expect(cardsOf((await send('promotions.list')).body.value)).toEqual([]);
    for (const [call, id] of [
      ['promotions.join', 'welcome'],
      ['promotions.claim', 'weekend-cashback'],
      ['promotions.raffle', 'lucky-draw'],
    ] as const) {
      expect((await send(call, { id })).body).toMatchObject({ success: false, code: 'player.excluded' });
    }
  });
});

describe('PROM-02 taking part', () => {
  test('PROM-02 join, joined, claim, claimed: what is earned is paid once', async () => {
    const { clock, send, status, money, whole } = await opened();
    expect(await status('welcome')).toBe('join');
    expect((await send('promotions.join', { id: 'welcome' })).body.value).toEqual({ status: 'joined' });
    expect((await send('promotions.claim', { id: 'welcome' })).body).toMatchObject({ code: 'promotion.nothing' });
    await send('cashier.deposit', { method: 'EWALLET', amount: '100' });
    clock.advance(60_000);
    expect(await status('welcome')).toBe('claim');
    expect((await send('promotions.claim', { id: 'welcome' })).body.value).toEqual({ amount: '88.00' });
    expect(await money()).toBe('13033.675');
    expect(await status('welcome')).toBe('claimed');
    expect((await send('promotions.claim', { id: 'welcome' })).body).toMatchObject({ code: 'promotion.nothing' });
    whole();
  });

  test('PROM-02 applying, process, claim', async () => {
    const { clock, send, status } = await opened();
    const applied = await send('promotions.apply', { id: 'top-up', remark: 'Paid on Monday', images: [picture()] });
    expect(applied.body.value).toEqual({ status: 'applying' });
    clock.advance(30_000);
    expect(await status('top-up')).toBe('process');
    clock.advance(30_000);
    expect(await status('top-up')).toBe('claim');
  });

  test('PROM-02 without a picture an application is rejected, and may be made again', async () => {
    const { clock, send, status } = await opened();
    await send('promotions.apply', { id: 'top-up' });
    expect((await send('promotions.apply', { id: 'top-up' })).body).toMatchObject({ code: 'promotion.again' });
    clock.advance(60_000);
    expect(await status('top-up')).toBe('rejected');
    const again = await send('promotions.apply', { id: 'top-up', images: [file(JPG, 'image/jpeg')] });
    expect(again.body.value).toEqual({ status: 'applying' });
  });

  test('PROM-02 issued: some are paid without a claim, once', async () => {
    const { clock, send, status, money, whole } = await opened();
    await send('promotions.apply', { id: 'app', images: [picture(), picture()] });
    clock.advance(60_000);
    expect(await status('app')).toBe('issued');
    clock.advance(60_000);
    expect(await money()).toBe('12873.675');
    whole();
  });

  test('PROM-02 signed: once a day', async () => {
    const { clock, send, status } = await opened();
    expect((await send('promotions.join', { id: 'daily-sign' })).body.value).toEqual({ status: 'signed' });
    expect((await send('promotions.join', { id: 'daily-sign' })).body).toMatchObject({ code: 'promotion.again' });
    expect(await status('daily-sign')).toBe('signed');
    // past midnight, kept alive on the way
    for (let minutes = 0; minutes < 14 * 60; minutes += 20) {
      clock.advance(20 * 60_000);
      await send('wallet.balance');
    }
    expect(await status('daily-sign')).toBe('join');
  });

  test.each([
    [{ images: [picture(), picture(), picture(), picture()] }, 'picture.tooMany'],
    [{ images: [file(new Uint8Array(5 * 1024 * 1024 + 1), 'image/png')] }, 'picture.tooLarge'],
    [{ images: [file(PNG, 'image/gif')] }, 'picture.wrongType'],
    [{ images: [file(JPG, 'image/png')] }, 'picture.wrongType'],
    [{ images: [file(new Uint8Array([0x3c, 0x3f]), 'image/png')] }, 'picture.wrongType'],
    [{ remark: 'x'.repeat(141) }, 'promotion.remark'],
    [{ id: 'welcome' }, 'promotion.way'],
    [{ id: 'card-table' }, 'promotion.closed'],
    [{ id: 'nothing' }, 'promotion.unknown'],
  ])('PROM-02 an application is refused: %j as %s', async (more, code) => {
    const { send } = await opened();
    expect((await send('promotions.apply', { id: 'top-up', ...more })).body).toMatchObject({ success: false, code });
  });

  test('PROM-02 a remark of 140 characters is taken, emoji counted as one', async () => {
    const { send } = await opened();
    const applied = await send('promotions.apply', { id: 'top-up', remark: '🎉'.repeat(140) });
    expect(applied.body).toMatchObject({ success: true });
  });

  test('PROM-02 a raffle has three draws a day, and its prizes arrive', async () => {
    const { send, money, whole } = await opened();
    const before = { money: await money(), points: (await send('points.balance')).body.value?.points };
    let [won, points] = [0, 0];
    for (let left = 2; left >= 0; left -= 1) {
      const { value } = (await send('promotions.raffle', { id: 'lucky-draw' })).body;
      expect(value?.drawsLeft).toBe(left);
      won += Number(value?.amount ?? 0);
      points += Number(value?.points ?? 0);
    }
    expect((await send('promotions.raffle', { id: 'lucky-draw' })).body).toMatchObject({ code: 'promotion.draws' });
    expect(Number(await money()) - Number(before.money)).toBeCloseTo(won);
    expect(Number((await send('points.balance')).body.value?.points) - Number(before.points)).toBe(points);
    whole();
  });

  test('AUTH-01 a trial account takes part in nothing', async () => {
    const { send } = await opened({ username: 'demotrial', password: 'trial2468', type: 'username' });
    expect((await send('promotions.join', { id: 'welcome' })).body).toMatchObject({ code: 'account.trial' });
  });

  test('every status that the sandbox gives is one the contract knows', async () => {
    const { send } = await opened();
    const cards = cardsOf((await send('promotions.list', { size: 100 })).body.value);
    for (const { status } of cards) expect(promotionStatuses).toContain(status);
  });
});

describe('PROM-04 the VIP club', () => {
  test('PROM-04 a member has a level and a way to the next; a visitor sees the levels only', async () => {
    const { sandbox, send } = await opened();
    expect((await send('promotions.vip')).body.value).toMatchObject({
      level: 2,
      progress: { depositNeeded: '100000' },
    });
    const visitor = (await ask(sandbox, 'promotions.vip')).body.value;
    expect(visitor).not.toHaveProperty('level');
    expect(visitor?.levels).toHaveLength(7);
  });

  test('PROM-04 at the highest level there is no next one', async () => {
    const { send } = await opened({ username: 'demovip', password: 'vip2468vip', type: 'username' });
    expect((await send('promotions.vip')).body.value).not.toHaveProperty('progress');
  });
});

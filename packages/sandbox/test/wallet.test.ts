import { describe, expect, test } from 'vitest';
import { ledgerSum } from '../src/ledger/ledger.ts';
import { ask, MEMBER, sandboxWith, tokenFor } from './fixture.ts';

const VIP = { username: 'demovip', password: 'vip2468vip', type: 'username' };
const TRIAL = { username: 'demotrial', password: 'trial2468', type: 'username' };

async function opened(account: object = MEMBER) {
  const sandbox = sandboxWith();
  const token = await tokenFor(sandbox, account);
  return {
    sandbox,
    send: (id: Parameters<typeof ask>[1], input: object = {}, headers: Record<string, string> = {}) =>
      ask(sandbox, id, input, { token, headers }),
  };
}

describe('MEMB-04 wallets', () => {
  test('MEMB-04 a transfer moves exactly the amount, and it can be moved back', async () => {
    const { sandbox, send } = await opened();
    const there = await send('wallet.transfer', { from: 'MAIN', to: 'LWK', amount: '2845.675' });
    expect(there.body.value).toMatchObject({ fromBalance: '10000.000', toBalance: '2845.675' });
    const funds = await send('wallet.funds');
    expect(funds.body.value).toMatchObject({ total: '12845.675', main: '10000.000', games: '2845.675' });
    expect(funds.body.value?.wallets).toContainEqual({ code: 'LWK', balance: '2845.675' });
    const back = await send('wallet.transfer', { from: 'LWK', to: 'MAIN', amount: '2845.675' });
    expect(back.body.value).toMatchObject({ fromBalance: '0.000', toBalance: '12845.675' });
    expect(Number(ledgerSum({ state: sandbox.state() }))).toBe(0);
  });

  test('C07 twenty digits are moved without losing one', async () => {
    const { send } = await opened(VIP);
    await send('wallet.transfer', { from: 'MAIN', to: 'LWK', amount: '98765432109876543209.98' });
    expect((await send('wallet.funds')).body.value).toMatchObject({
      total: '98765432109876543210.99',
      main: '1.01',
      games: '98765432109876543209.98',
    });
  });

  test.each([
    [{ from: 'MAIN', to: 'LWK', amount: '12845.676' }, 'wallet.insufficient'],
    [{ from: 'LWK', to: 'MAIN', amount: '1' }, 'wallet.insufficient'],
    [{ from: 'MAIN', to: 'LWK', amount: '0.99' }, 'amount.tooSmall'],
    [{ from: 'MAIN', to: 'LWK', amount: '-5' }, 'amount.tooSmall'],
    [{ from: 'MAIN', to: 'LWK', amount: '1.00001' }, 'amount.digits'],
    [{ from: 'MAIN', to: 'MAIN', amount: '5' }, 'wallet.route'],
    [{ from: 'LWK', to: 'KPR', amount: '5' }, 'wallet.route'],
    [{ from: 'MAIN', to: 'NOBODY', amount: '5' }, 'wallet.unknown'],
    [{ from: 'MAIN', to: 'GLD', amount: '5' }, 'wallet.closed'],
    [{ from: 'MAIN', to: 'LWK', amount: 'five' }, 'input.invalid'],
  ])('MEMB-04 %j is refused as %s and moves nothing', async (input, code) => {
    const { send } = await opened();
    const answer = await send('wallet.transfer', input);
    expect(answer.body).toMatchObject({ success: false, code });
    expect((await send('wallet.funds')).body.value).toMatchObject({ total: '12845.675', main: '12845.675' });
  });

  test('C19 the same key twice is one transfer, and both get the same answer', async () => {
    const { send } = await opened();
    const transfer = { from: 'MAIN', to: 'LWK', amount: '100' };
    const [one, two] = await Promise.all([
      send('wallet.transfer', transfer, { 'Idempotency-Key': 'click' }),
      send('wallet.transfer', transfer, { 'Idempotency-Key': 'click' }),
    ]);
    expect(one.text).toBe(two.text);
    expect((await send('wallet.funds')).body.value).toMatchObject({ games: '100.000' });
  });

  test('AUTH-01 a trial account moves nothing', async () => {
    const { send } = await opened(TRIAL);
    const answer = await send('wallet.transfer', { from: 'MAIN', to: 'LWK', amount: '5' });
    expect(answer.body).toMatchObject({ success: false, code: 'account.trial' });
  });

  test('every wallet of the list has its balance among the funds', async () => {
    const { send } = await opened();
    const wallets = (await send('wallet.merchantWallet')).body.value?.wallets as { code: string }[];
    const balances = (await send('wallet.funds')).body.value?.wallets as { code: string }[];
    expect(wallets.map(({ code }) => code)).toEqual(balances.map(({ code }) => code));
  });
});

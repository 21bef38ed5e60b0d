import { describe, expect, test } from 'vitest';
import { DEMO_PAYMENT_PASSWORD } from '../src/accounts.ts';
import { ledgerSum } from '../src/ledger/ledger.ts';
import { ask, handClock, MEMBER, sandboxWith, tokenFor } from './fixture.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]);
const picture = (bytes: Uint8Array<ArrayBuffer> = PNG, type = 'image/png') => new File([bytes], 'proof.png', { type });

async function opened(account: object = MEMBER) {
  const clock = handClock();
  const sandbox = sandboxWith({ clock });
  const token = await tokenFor(sandbox, account);
  const send = (id: Parameters<typeof ask>[1], input: object = {}) => ask(sandbox, id, input, { token });
  const balance = async () => (await send('wallet.balance')).body.value?.sumBalance;
  const whole = () => expect(Number(ledgerSum({ state: sandbox.state() }))).toBe(0);
  return { clock, sandbox, send, balance, whole };
}

type Row = Record<string, unknown>;
const rowsOf = (value: Row | undefined) => value?.list as Row[];
const paying = { bankAccount: 'BA1', amount: '500', paymentPassword: DEMO_PAYMENT_PASSWORD };

describe('MEMB-05 deposits', () => {
  test('MEMB-05 a deposit is credited once it has come in, and not before', async () => {
    const { clock, send, balance, whole } = await opened();
    const begun = await send('cashier.deposit', { method: 'EWALLET', amount: '500' });
    expect(begun.body.value?.deposit).toMatchObject({ amount: '500', status: 'pending' });
    clock.advance(7 * SECOND);
    expect(await balance()).toBe('12845.675');
    clock.advance(SECOND);
    expect(await balance()).toBe('13345.675');
    const [newest] = rowsOf((await send('cashier.deposits')).body.value);
    expect(newest).toMatchObject({ status: 'credited', amount: '500' });
    clock.advance(MINUTE);
    expect(await balance()).toBe('13345.675');
    whole();
  });

  test('MEMB-05 a payment that is turned down says why and changes nothing', async () => {
    const { clock, send, balance } = await opened();
    await send('cashier.deposit', { method: 'EWALLET', amount: '500.13' });
    clock.advance(MINUTE);
    const [newest] = rowsOf((await send('cashier.deposits')).body.value);
    expect(newest).toMatchObject({ status: 'rejected' });
    expect(newest?.remark).toContain('turned down');
    expect(await balance()).toBe('12845.675');
  });

  test.each([
    [{ method: 'EWALLET', amount: '99.99' }, 'amount.tooSmall'],
    [{ method: 'EWALLET', amount: '50000.01' }, 'amount.tooLarge'],
    [{ method: 'EWALLET', amount: '500.001' }, 'amount.digits'],
    [{ method: 'BARTER', amount: '500' }, 'deposit.method'],
  ])('MEMB-05 %j is refused as %s', async (input, code) => {
    const { send } = await opened();
    expect((await send('cashier.deposit', input)).body).toMatchObject({ success: false, code });
  });

  test('MEMB-05 no more than three deposits are on their way at once', async () => {
    const { send } = await opened();
    for (let count = 0; count < 3; count += 1) await send('cashier.deposit', { method: 'BANK', amount: '500' });
    const fourth = await send('cashier.deposit', { method: 'BANK', amount: '500' });
    expect(fourth.body).toMatchObject({ success: false, code: 'deposit.pending' });
  });

  test('C07 a deposit of twenty digits arrives with every digit', async () => {
    const { clock, send, balance } = await opened();
    await send('cashier.deposit', { method: 'BANK', amount: '12345678901234567890.12' });
    clock.advance(MINUTE);
    expect(await balance()).toBe('12345678901234580735.795');
  });
});

describe('MEMB-05 withdrawals', () => {
  test('MEMB-05 a withdrawal leaves at once, is paid, waits to be confirmed, and is done', async () => {
    const { clock, send, balance, whole } = await opened();
    const asked = await send('cashier.withdraw', paying);
    const id = asked.body.value?.id;
    expect(asked.body.value).toMatchObject({ status: 'pending', remainingAmount: '500' });
    expect(await balance()).toBe('12345.675');
    const status = async () => rowsOf((await send('cashier.withdrawals')).body.value).find((one) => one.id === id);
    clock.advance(20 * SECOND);
    expect(await status()).toMatchObject({ status: 'paying' });
    clock.advance(20 * SECOND);
    expect(await status()).toMatchObject({ status: 'toConfirm' });
    const confirmed = await send('cashier.confirm', { id: `${id}-1`, receipt: 'full' });
    expect(confirmed.body.value).toMatchObject({ status: 'done', receivedAmount: '500', remainingAmount: '0' });
    whole();
  });

  test('MEMB-05 unconfirmed for 30 minutes, it counts as received and cannot be reversed', async () => {
    const { clock, send } = await opened();
    const id = (await send('cashier.withdraw', paying)).body.value?.id;
    clock.advance(40 * SECOND);
    await send('wallet.balance');
    clock.advance(29 * MINUTE);
    await send('wallet.balance');
    clock.advance(MINUTE);
    const done = rowsOf((await send('cashier.withdrawals')).body.value).find((one) => one.id === id);
    expect(done).toMatchObject({ status: 'done', forced: true, receivedAmount: '500' });
    const late = await send('cashier.confirm', { id: `${id}-1`, receipt: 'none', proof: picture() });
    expect(late.body).toMatchObject({ success: false, code: 'confirm.forced' });
  });

  test('MEMB-05 of a part that arrived, the rest is paid again', async () => {
    const { clock, send, whole } = await opened();
    const id = (await send('cashier.withdraw', paying)).body.value?.id;
    clock.advance(MINUTE);
    const part = await send('cashier.confirm', { id: `${id}-1`, receipt: 'partial', receivedAmount: '120.50' });
    expect(part.body.value).toMatchObject({ status: 'paying', receivedAmount: '120.50', remainingAmount: '379.50' });
    clock.advance(20 * SECOND);
    const waiting = rowsOf((await send('cashier.confirmations')).body.value).find((one) => one.withdrawalId === id);
    expect(waiting).toMatchObject({ id: `${id}-2`, amount: '379.50', remainingAmount: '379.50' });
    const rest = await send('cashier.confirm', { id: `${id}-2`, receipt: 'full' });
    expect(rest.body.value).toMatchObject({ status: 'done', receivedAmount: '500.00' });
    whole();
  });

  test.each(['0', '500', '500.01', '-1', '1.001'])('MEMB-05 %s is no part of 500', async (receivedAmount) => {
    const { clock, send } = await opened();
    const id = (await send('cashier.withdraw', paying)).body.value?.id;
    clock.advance(MINUTE);
    const answer = await send('cashier.confirm', { id: `${id}-1`, receipt: 'partial', receivedAmount });
    expect(answer.body).toMatchObject({ success: false, code: 'confirm.part' });
  });

  test('MEMB-05 "not received" needs a proof, is looked into, and the payment is made again', async () => {
    const { clock, send, whole } = await opened();
    const without = await send('cashier.confirm', { id: 'WP4-1', receipt: 'none' });
    expect(without.body).toMatchObject({ success: false, code: 'confirm.proof' });
    const text = new Uint8Array([0x3c, 0x73, 0x76, 0x67]);
    const disguised = await send('cashier.confirm', { id: 'WP4-1', receipt: 'none', proof: picture(text) });
    expect(disguised.body).toMatchObject({ success: false, code: 'picture.wrongType' });
    const proven = await send('cashier.confirm', { id: 'WP4-1', receipt: 'none', proof: picture() });
    expect(proven.body.value).toMatchObject({ status: 'review' });
    clock.advance(80 * SECOND);
    const waiting = rowsOf((await send('cashier.confirmations')).body.value).map(({ id }) => id);
    expect(waiting).toContain('WP4-2');
    whole();
  });

  test('C19 a payment is confirmed once', async () => {
    const { send, whole } = await opened();
    await send('cashier.confirm', { id: 'WP4-1', receipt: 'full' });
    const again = await send('cashier.confirm', { id: 'WP4-1', receipt: 'full' });
    expect(again.body).toMatchObject({ success: false, code: 'confirm.settled' });
    whole();
  });

  test('MEMB-05 what the bank does not take comes back', async () => {
    const { clock, send, balance, whole } = await opened();
    await send('cashier.withdraw', { ...paying, amount: '500.13' });
    expect(await balance()).toBe('12345.545');
    clock.advance(20 * SECOND);
    expect(await balance()).toBe('12845.675');
    whole();
  });

  test.each([
    [{ paymentPassword: '000000' }, 'payment.wrong'],
    [{ amount: '99' }, 'amount.tooSmall'],
    [{ amount: '12845.68' }, 'wallet.insufficient'],
    [{ bankAccount: 'BA9' }, 'withdraw.account'],
  ])('MEMB-05 %j is refused as %s and nothing leaves', async (more, code) => {
    const { send, balance } = await opened();
    expect((await send('cashier.withdraw', { ...paying, ...more })).body).toMatchObject({ success: false, code });
    expect(await balance()).toBe('12845.675');
  });

  test('MEMB-05 after five wrong payment passwords the right one is not looked at for a quarter of an hour', async () => {
    const { clock, send } = await opened();
    for (let count = 0; count < 5; count += 1) await send('cashier.withdraw', { ...paying, paymentPassword: '000000' });
    expect((await send('cashier.withdraw', paying)).body).toMatchObject({ code: 'payment.locked' });
    clock.advance(15 * MINUTE);
    expect((await send('cashier.withdraw', paying)).body).toMatchObject({ success: true });
  });

  test('MEMB-05 two withdrawals of everything at once: one goes, one is refused', async () => {
    const { send, balance, whole } = await opened();
    const all = { ...paying, amount: '12845.67' };
    const answers = await Promise.all([send('cashier.withdraw', all), send('cashier.withdraw', all)]);
    expect(answers.map(({ body }) => body.success).sort()).toEqual([false, true]);
    expect(await balance()).toBe('0.005');
    whole();
  });

  test('MEMB-05 without a payment password it has to be set first', async () => {
    const { send } = await opened({ username: 'demofirst', password: 'first2468', type: 'username' });
    expect((await send('cashier.withdrawOptions')).body.value).toMatchObject({ paymentPasswordSet: '0' });
    const added = await send('cashier.addBankAccount', {
      bank: 'ITB',
      holder: 'ANY NAME',
      number: '123456',
      paymentPassword: '246810',
    });
    expect(added.body).toMatchObject({ success: false, code: 'payment.unset' });
  });
});

describe('MEMB-05 bank accounts', () => {
  const account = { bank: 'CMS', holder: 'Demo  account holder', number: '8800 1234 5678', paymentPassword: '246810' };

  test('MEMB-05 an added account is listed with its number masked, and may be paid to', async () => {
    const { send } = await opened();
    const id = (await send('cashier.addBankAccount', account)).body.value?.id;
    const listed = rowsOf((await send('cashier.bankAccounts')).body.value).find((one) => one.id === id);
    expect(listed).toMatchObject({ holder: 'DEMO ACCOUNT HOLDER', maskedNumber: '********5678' });
    const paid = await send('cashier.withdraw', { ...paying, bankAccount: String(id) });
    expect(paid.body.value).toMatchObject({ maskedNumber: '********5678' });
  });

  test.each([
    [{ bank: 'XXX' }, 'account.bank'],
    [{ holder: '12' }, 'account.holder'],
    [{ holder: 'SOMEONE ELSE' }, 'account.otherHolder'],
    [{ number: '12345' }, 'account.number'],
    [{ bank: 'ITB', number: '004512987736' }, 'account.double'],
    [{ paymentPassword: '111111' }, 'payment.wrong'],
  ])('MEMB-05 %j is refused as %s', async (more, code) => {
    const { send } = await opened();
    expect((await send('cashier.addBankAccount', { ...account, ...more })).body).toMatchObject({
      success: false,
      code,
    });
  });
});

test('SAFE-02 during exclusion a deposit is refused, a withdrawal is not', async () => {
  const { send } = await opened();
  await send('safety.timeOut', { days: 7 });
  expect((await send('cashier.deposit', { method: 'EWALLET', amount: '500' })).body).toMatchObject({
    success: false,
    code: 'player.excluded',
  });
  expect((await send('cashier.withdraw', paying)).body).toMatchObject({ success: true });
});

test.each([
  ['CN', '最低金额为 100。'],
  ['ES', 'El importe mínimo es 100.'],
  ['TY', 'Ang pinakamababang halaga ay 100.'],
  ['VI', 'Số tiền tối thiểu là 100.'],
  ['EN', 'The least amount is 100.'],
])('MEMB-05 in %s a refusal says so in that language', async (language, message) => {
  const sandbox = sandboxWith();
  const token = await tokenFor(sandbox);
  const answer = await ask(sandbox, 'cashier.deposit', { method: 'EWALLET', amount: '1' }, { token, language });
  expect(answer.body.message).toBe(message);
});

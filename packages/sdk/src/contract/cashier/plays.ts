import { CannotPlay, type Player, type Plays } from '../play.ts';
import type { cashierCalls } from './all.ts';
import { bankAccounts } from './bankAccounts.ts';
import { confirmations } from './confirmations.ts';
import { depositOptions } from './depositOptions.ts';
import { withdrawOptions } from './withdrawOptions.ts';

function paymentPasswordOf({ paymentPassword }: Player): string {
  if (paymentPassword === undefined) throw new CannotPlay('the payment password is not known');
  return paymentPassword;
}

export const cashierPlays: Plays<typeof cashierCalls> = {
  'cashier.depositOptions': () => ({}),
  'cashier.deposit': async ({ ask }) => {
    const [method] = (await ask(depositOptions, {})).methods;
    if (!method) throw new CannotPlay('there is no way to pay in');
    return { method: method.code, amount: method.least };
  },
  'cashier.deposits': () => ({ page: 1, size: 20 }),
  'cashier.withdrawOptions': () => ({}),
  'cashier.withdraw': async (player) => {
    const [account] = (await player.ask(bankAccounts, {})).list;
    if (!account) throw new CannotPlay('there is no bank account');
    const { least } = await player.ask(withdrawOptions, {});
    return { bankAccount: account.id, amount: least, paymentPassword: paymentPasswordOf(player) };
  },
  'cashier.withdrawals': () => ({ page: 1, size: 20 }),
  'cashier.confirmations': () => ({}),
  'cashier.confirm': async ({ ask }) => {
    const [payment] = (await ask(confirmations, {})).list;
    if (!payment) throw new CannotPlay('no payment waits to be confirmed');
    return { id: payment.id, receipt: 'full' };
  },
  'cashier.bankAccounts': () => ({}),
  'cashier.addBankAccount': async (player) => {
    const { list, banks } = await player.ask(bankAccounts, {});
    const [bank] = banks;
    if (!bank) throw new CannotPlay('there is no bank');
    const number = `77${String(list.length).padStart(8, '0')}`;
    return {
      bank: bank.code,
      number,
      holder: list[0]?.holder ?? 'ACCOUNT HOLDER',
      paymentPassword: paymentPasswordOf(player),
    };
  },
};

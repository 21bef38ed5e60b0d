import type { HandlersOf } from '../../exchange.ts';
import { addBankAccount, bankAccounts } from './bankAccounts.ts';
import { confirm, confirmations } from './confirmations.ts';
import { deposit, depositOptions, deposits } from './deposits.ts';
import { withdraw, withdrawals, withdrawOptions } from './withdrawals.ts';

export const cashierHandlers: HandlersOf<'cashier'> = {
  'cashier.depositOptions': depositOptions,
  'cashier.deposit': deposit,
  'cashier.deposits': deposits,
  'cashier.withdrawOptions': withdrawOptions,
  'cashier.withdraw': withdraw,
  'cashier.withdrawals': withdrawals,
  'cashier.confirmations': confirmations,
  'cashier.confirm': confirm,
  'cashier.bankAccounts': bankAccounts,
  'cashier.addBankAccount': addBankAccount,
};

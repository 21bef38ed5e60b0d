import { addBankAccount } from './addBankAccount.ts';
import { bankAccounts } from './bankAccounts.ts';
import { confirm } from './confirm.ts';
import { confirmations } from './confirmations.ts';
import { deposit } from './deposit.ts';
import { depositOptions } from './depositOptions.ts';
import { deposits } from './deposits.ts';
import { withdraw } from './withdraw.ts';
import { withdrawals } from './withdrawals.ts';
import { withdrawOptions } from './withdrawOptions.ts';

/** Money in and out. */
export const cashierCalls = {
  [depositOptions.id]: depositOptions,
  [deposit.id]: deposit,
  [deposits.id]: deposits,
  [withdrawOptions.id]: withdrawOptions,
  [withdraw.id]: withdraw,
  [withdrawals.id]: withdrawals,
  [confirmations.id]: confirmations,
  [confirm.id]: confirm,
  [bankAccounts.id]: bankAccounts,
  [addBankAccount.id]: addBankAccount,
} as const;

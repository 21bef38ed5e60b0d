import { depositStatuses, isFinal, receipts, withdrawalStatuses } from '@marquee/domain/cashier';
import { type Amount, subtractAmounts } from '@marquee/domain/money';
import * as z from 'zod/mini';

const amountText = z.templateLiteral([z.number()]);
const owner = { merchant: z.string(), username: z.string() };

const depositSchema = z.object({
  ...owner,
  id: z.string(),
  at: z.number(),
  method: z.string(),
  amount: amountText,
  status: z.enum(depositStatuses),
  settledAt: z.optional(z.number()),
});

const withdrawalSchema = z.object({
  ...owner,
  id: z.string(),
  at: z.number(),
  bankAccount: z.string(),
  amount: amountText,
  received: amountText,
  status: z.enum(withdrawalStatuses),
  /** since when it has this status */
  since: z.number(),
  /** which payment is made, is to be confirmed or was the last */
  payment: z.int(),
  /** payments that were settled, by their ids */
  settled: z.array(z.object({ id: z.string(), receipt: z.enum([...receipts, 'forced']) })),
});

const bankAccountSchema = z.object({
  ...owner,
  id: z.string(),
  bank: z.string(),
  holder: z.string(),
  number: z.string(),
});

export const cashierState = z.object({
  /** newest last */
  deposits: z.array(depositSchema),
  withdrawals: z.array(withdrawalSchema),
  bankAccounts: z.array(bankAccountSchema),
  /** how many ids were given out */
  count: z.int(),
});

export type CashierState = z.output<typeof cashierState>;
export type Deposit = z.output<typeof depositSchema>;
export type Withdrawal = z.output<typeof withdrawalSchema>;
export type BankAccount = z.output<typeof bankAccountSchema>;

export function freshCashier(): CashierState {
  return { deposits: [], withdrawals: [], bankAccounts: [], count: 0 };
}

/** What of a withdrawal is still on its way. */
export function openAmount({ amount, received, status }: Withdrawal): Amount {
  return isFinal(status) ? '0' : subtractAmounts(amount, received);
}

import { type Amount, compareAmounts, parseAmount } from '@marquee/domain/money';
import * as z from 'zod/mini';
import type { CallOutput } from '../call.ts';
import type { transfers } from './transfers.ts';

/** Decimal text of an amount to be moved, as a screen has parsed it from what was typed. */
export const typedMoney = z.string().check(z.regex(/^\d{1,20}(\.\d{1,8})?$/));

interface Sought {
  readonly with: 'upline' | 'downline';
  readonly downlineId?: string;
  readonly amount: string;
}

/** Whether the list has a new transfer out of this amount to this party (SDK-05). */
export function settledTransfer(
  before: CallOutput<typeof transfers>,
  after: CallOutput<typeof transfers>,
  sought: Sought,
): boolean {
  const amount: Amount | undefined = parseAmount(sought.amount);
  const known = new Set(before.list.map(({ id }) => id));
  return after.list.some(
    (entry) =>
      !known.has(entry.id) &&
      entry.direction === 'out' &&
      entry.with === sought.with &&
      (sought.downlineId === undefined || entry.downlineId === sought.downlineId) &&
      amount !== undefined &&
      compareAmounts(entry.amount, amount) === 0,
  );
}

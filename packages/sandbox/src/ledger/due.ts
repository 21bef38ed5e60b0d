import { settleDeposits } from '../cashier/deposits.ts';
import { settleWithdrawals } from '../cashier/withdrawals.ts';
import { settleTickets } from '../lottery/tickets.ts';
import type { Platform } from '../platform.ts';
import { settleRedemptions } from '../points/redemptions.ts';
import { settleApplications } from '../promotions/standing.ts';
import { settleWages } from '../team/wages.ts';

/** Does what has come due by now, such as paying the winners of a draw that has taken place. */
type Due = (platform: Platform) => void;

const DUE: readonly Due[] = [
  settleDeposits,
  settleWithdrawals,
  settleRedemptions,
  settleApplications,
  settleTickets,
  settleWages,
];

/** Brings the platform up to the clock before it answers: nothing runs in it between two requests. */
export function settleDue(platform: Platform): void {
  for (const settle of DUE) settle(platform);
}

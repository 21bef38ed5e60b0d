import type { Receipt } from '@marquee/domain/cashier';
import { type Amount, addAmounts, compareAmounts } from '@marquee/domain/money';
import { move } from '../ledger/ledger.ts';
import { heldAccount, houseAccount, walletOf } from '../ledger/wallets.ts';
import type { Platform } from '../platform.ts';
import { isTurnedDown } from './deposits.ts';
import { CONFIRM_MINUTES } from './methods.ts';
import { openAmount, type Withdrawal } from './state.ts';

const CHECK_MS = 20_000;
const PAY_MS = 20_000;
const REVIEW_MS = 60_000;
const CONFIRM_MS = CONFIRM_MINUTES * 60_000;

/** The name of the payment that is being made or was last made. */
export function paymentId({ id, payment }: Withdrawal): string {
  return `${id}-${payment}`;
}

/** When the payment that waits to be confirmed counts as received. */
export function confirmBy({ since }: Withdrawal): number {
  return since + CONFIRM_MS;
}

function turn(withdrawal: Withdrawal, status: Withdrawal['status'], at: number): void {
  withdrawal.status = status;
  withdrawal.since = at;
}

/** Pays out of what is held; what remains is paid in another payment. */
function receive(platform: Platform, withdrawal: Withdrawal, amount: Amount, at: number): void {
  const { merchant, username, id } = withdrawal;
  const about = { kind: 'withdrawal.paid', merchant, username, reference: id, at };
  move(platform, about, heldAccount(merchant, username), houseAccount(merchant, 'withdrawals'), amount);
  withdrawal.received = addAmounts(withdrawal.received, amount);
  turn(withdrawal, compareAmounts(withdrawal.received, withdrawal.amount) < 0 ? 'paying' : 'done', at);
}

function giveBack(platform: Platform, withdrawal: Withdrawal, at: number): void {
  const { merchant, username, id } = withdrawal;
  const about = { kind: 'withdrawalReturn', merchant, username, reference: id, at };
  const main = walletOf(platform, merchant, username);
  move(platform, about, heldAccount(merchant, username), main, openAmount(withdrawal));
  turn(withdrawal, 'rejected', at);
}

/** One step of the way, if its time has come. */
function step(platform: Platform, withdrawal: Withdrawal, now: number): boolean {
  const { status, since } = withdrawal;
  const due = (ms: number) => since + ms <= now;
  if (status === 'pending' && due(CHECK_MS)) {
    if (isTurnedDown(withdrawal.amount)) giveBack(platform, withdrawal, since + CHECK_MS);
    else turn(withdrawal, 'paying', since + CHECK_MS);
  } else if (status === 'paying' && due(PAY_MS)) {
    withdrawal.payment += 1;
    turn(withdrawal, 'toConfirm', since + PAY_MS);
  } else if (status === 'toConfirm' && due(CONFIRM_MS)) {
    withdrawal.settled.push({ id: paymentId(withdrawal), receipt: 'forced' });
    receive(platform, withdrawal, openAmount(withdrawal), since + CONFIRM_MS);
  } else if (status === 'review' && due(REVIEW_MS)) turn(withdrawal, 'paying', since + REVIEW_MS);
  else return false;
  return true;
}

/** Brings all withdrawals to where they are by now (MEMB-05). */
export function settleWithdrawals(platform: Platform): void {
  const now = platform.now();
  for (const withdrawal of platform.state.cashier.withdrawals) {
    let moved = false;
    while (step(platform, withdrawal, now)) moved = true;
    if (moved) platform.changed();
  }
}

/** What the payee says about the payment that waits. A part leaves the rest to another payment; a "no" is looked into. */
export function settlePayment(platform: Platform, withdrawal: Withdrawal, receipt: Receipt, part: Amount): void {
  const now = platform.now();
  withdrawal.settled.push({ id: paymentId(withdrawal), receipt });
  // many payments of one withdrawal are rare, and only the last ones are asked about
  withdrawal.settled.splice(0, withdrawal.settled.length - 20);
  if (receipt === 'none') turn(withdrawal, 'review', now);
  else receive(platform, withdrawal, receipt === 'full' ? openAmount(withdrawal) : part, now);
  platform.changed();
}

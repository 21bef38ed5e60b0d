import { passwordFits } from '../account/passwords.ts';
import type { Exchange } from '../exchange.ts';
import type { Person } from '../people.ts';
import { bound } from '../platform.ts';
import { refuse } from './refuse.ts';

const FREE_TRIES = 5;
const LOCK_MINUTES = 15;
const MAX_ENTRIES = 500;

/**
 * To be called before money or points leave; six digits are soon guessed, so a few wrong ones lock it for a while.
 * @throws Refusal
 */
export async function assertPaymentPassword(
  exchange: Exchange<unknown>,
  { merchant, username, record }: Person,
  typed: string,
): Promise<void> {
  const { platform } = exchange;
  const { failures } = platform.state;
  const key = `payment:${merchant}/${username}`;
  const kept = Object.hasOwn(failures, key) ? failures[key] : undefined;
  const failed = kept && platform.now() - kept.at < LOCK_MINUTES * 60_000 ? kept.count : 0;
  if (!record.paymentPassword) throw refuse(exchange, 'payment.unset');
  if (failed >= FREE_TRIES) throw refuse(exchange, 'payment.locked', { minutes: LOCK_MINUTES });
  // counted before it is looked at, so that many tries at once are not looked at all
  delete failures[key];
  failures[key] = { count: failed + 1, at: platform.now() };
  bound(failures, MAX_ENTRIES);
  platform.changed();
  if (!(await passwordFits(record.paymentPassword, typed))) throw refuse(exchange, 'payment.wrong');
  delete failures[key];
  platform.changed();
}

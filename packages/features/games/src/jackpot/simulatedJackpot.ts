import type { Amount } from '@marquee/domain/money';

/** How much a simulated jackpot grows, in cents, and how often (SHELL-13). */
const GROWS = 165_11n;
export const TICK_MS = 3000;
/** What it begins with every day, in cents. */
const START = 500_000_00n;
const DAY_MS = 86_400_000;

/** A simulated jackpot at a moment: it follows from the clock alone, so that two looks and a reload agree. */
export function simulatedJackpot(now: number): Amount {
  const cents = START + GROWS * BigInt(Math.floor((now % DAY_MS) / TICK_MS));
  return `${cents / 100n}.${(cents % 100n).toString().padStart(2, '0')}` as Amount;
}

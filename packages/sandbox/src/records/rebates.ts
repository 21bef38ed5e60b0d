import { type Amount, compareAmounts } from '@marquee/domain/money';
import { portionOf, sumOf } from '@marquee/domain/portion';
import type { Owner } from '../ledger/changes.ts';
import type { Platform } from '../platform.ts';
import { type Bet, betsOf, validBet } from './bets.ts';

const DAY_MS = 24 * 60 * 60_000;
/** days after which a rebate can no longer be claimed */
const DAYS = 7;

/** Rates by category, in hundredths of a per cent. */
const RATES: Readonly<Record<string, number>> = {
  RNG: 80,
  FISH: 80,
  LIVE: 60,
  SPORTS: 50,
  ESPORTS: 50,
  PVP: 40,
  LOTT: 30,
  ELOTT: 30,
  COCKFIGHT: 30,
};

/** What a day's bets of one category give back. */
export interface Rebate {
  readonly id: string;
  readonly gameType: string;
  readonly startTime: number;
  readonly endTime: number;
  readonly validBet: Amount;
  readonly rate: Amount;
  readonly amount: Amount;
  readonly claimed: boolean;
  readonly expiresAt: number;
}

/** The name under which it is kept that a rebate was claimed. */
export function claimKey({ merchant, username }: Owner, id: string): string {
  return `${merchant}/${username}/${id}`;
}

/** Rebates on the bets of the last whole days (UTC), newest first. */
export function rebatesOf(platform: Platform, owner: Owner): Rebate[] {
  const today = Math.floor(platform.now() / DAY_MS);
  const groups = new Map<string, { day: number; gameType: string; bets: Bet[] }>();
  for (const bet of betsOf(platform, owner)) {
    const day = Math.floor(bet.at / DAY_MS);
    if (day >= today || day < today - DAYS) continue;
    const id = `${new Date(day * DAY_MS).toISOString().slice(0, 10)}-${bet.gameType}`;
    const group = groups.get(id) ?? { day, gameType: bet.gameType, bets: [] };
    group.bets.push(bet);
    groups.set(id, group);
  }
  return [...groups].flatMap(([id, { day, gameType, bets }]): Rebate[] => {
    const rate = RATES[gameType] ?? 0;
    const valid = sumOf(bets.map(validBet));
    const amount = portionOf(valid, rate, 10_000, 2);
    if (compareAmounts(amount, '0') <= 0) return [];
    const [startTime, endTime] = [day * DAY_MS, (day + 1) * DAY_MS];
    return [
      {
        id,
        gameType,
        startTime,
        endTime,
        validBet: valid,
        rate: portionOf('1', rate, 100, 2),
        amount,
        claimed: Object.hasOwn(platform.state.rebates, claimKey(owner, id)),
        expiresAt: endTime + DAYS * DAY_MS,
      },
    ];
  });
}

/** Forgets what was claimed so long ago that it could not be claimed any more. */
export function forgetOldClaims({ state, now }: Platform): void {
  for (const [key, at] of Object.entries(state.rebates)) {
    if (now() - at > (DAYS + 2) * DAY_MS) delete state.rebates[key];
  }
}

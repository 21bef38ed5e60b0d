import { type Amount, addAmounts, compareAmounts } from '@marquee/domain/money';
import { negated, sumOf } from '@marquee/domain/portion';
import { type Owner, openingOf, pastEventsOf } from '../ledger/changes.ts';
import { balanceOf, known, move } from '../ledger/ledger.ts';
import { houseAccount } from '../ledger/wallets.ts';
import type { Platform } from '../platform.ts';
import { pointsFor } from './config.ts';
import { rewardOf } from './rewards.ts';
import type { Redemption } from './state.ts';

const DAY_MS = 24 * 60 * 60_000;
const HOUR_MS = 60 * 60_000;

/** A change of the points. */
export interface PointChange {
  readonly id: string;
  readonly at: number;
  readonly type: 'earned' | 'redeemed' | 'returned' | 'converted' | 'granted';
  readonly points: Amount;
  readonly balance: Amount;
}

type Told = Omit<PointChange, 'balance'>;

/** Redemptions of the time before: one that was approved and one that was turned down, oldest first. */
export function pastRedemptions(platform: Platform, owner: Owner): Redemption[] {
  const earned = pastEarned(platform, owner);
  const { at } = openingOf(platform, owner);
  const told = (id: string, ago: number, rewardId: string, status: Redemption['status']): Redemption[] => {
    const points = rewardOf(rewardId)?.points ?? '0';
    const by = sumOf(earned.filter((one) => one.at < at - ago).map((one) => one.points));
    // the other one may have taken as much
    const enough = compareAmounts(by, addAmounts(points, points)) >= 0;
    return enough ? [{ ...owner, id, at: at - ago, rewardId, quantity: 1, points, status }] : [];
  };
  return [...told('RP1', 12 * DAY_MS, 'bonus-10', 'approved'), ...told('RP2', 5 * DAY_MS, 'umbrella', 'rejected')];
}

function pastEarned(platform: Platform, owner: Owner): Told[] {
  return pastEventsOf(platform, owner).flatMap(({ id, at, kind, net }): Told[] => {
    if (kind !== 'deposit') return [];
    const points = pointsFor(net);
    return compareAmounts(points, '0') > 0 ? [{ id: `E${id}`, at, type: 'earned', points }] : [];
  });
}

/** What the seed tells of the points before anyone looked, oldest first. */
function pastPoints(platform: Platform, owner: Owner): Told[] {
  const spent = pastRedemptions(platform, owner).flatMap(({ id, at, points, status }): Told[] => [
    { id, at, type: 'redeemed', points: negated(points) },
    ...(status === 'rejected' ? [{ id: `${id}R`, at: at + HOUR_MS, type: 'returned', points } satisfies Told] : []),
  ]);
  return [...pastEarned(platform, owner), ...spent].sort((a, b) => a.at - b.at);
}

/** The ledger's name of a member's points; what the past brought is put in at the first look. */
export function pointsOf(platform: Platform, owner: Owner): string {
  const { merchant, username } = owner;
  const account = `points:${merchant}/${username}`;
  if (!known(platform, account)) {
    const opening = sumOf(pastPoints(platform, owner).map(({ points }) => points));
    const about = { kind: 'points.opening', merchant, username };
    move(platform, about, houseAccount(merchant, 'points'), account, opening);
  }
  return account;
}

/** Gives the points that a deposit earns. */
export function earnPoints(platform: Platform, deposit: Owner & { amount: Amount; id: string }, at: number): void {
  const { merchant, username, amount, id } = deposit;
  const points = pointsFor(amount);
  if (compareAmounts(points, '0') <= 0) return;
  const about = { kind: 'points.earned', merchant, username, reference: id, at };
  move(platform, about, houseAccount(merchant, 'points'), pointsOf(platform, deposit), points);
}

/** All that is known of a member's points, newest first; the balances add up from zero to what there is now. */
export function pointChanges(platform: Platform, owner: Owner): PointChange[] {
  const account = pointsOf(platform, owner);
  let balance = balanceOf(platform, account);
  const recent = platform.state.ledger.entries
    .flatMap(({ id, at, kind, postings }): Told[] => {
      const own = postings.find((posting) => posting.account === account);
      if (!own || kind === 'points.opening') return [];
      const type = (['redeemed', 'returned', 'converted', 'earned'] as const).find((one) => kind === `points.${one}`);
      return [{ id, at, type: type ?? 'granted', points: own.amount }];
    })
    .sort((a, b) => a.at - b.at)
    .reverse();
  let told: Amount = '0';
  const past = pastPoints(platform, owner).map((change): PointChange => {
    told = addAmounts(told, change.points);
    return { ...change, balance: told };
  });
  return [
    ...recent.map((change): PointChange => {
      const after = balance;
      balance = addAmounts(balance, negated(change.points));
      return { ...change, balance: after };
    }),
    ...past.reverse(),
  ];
}

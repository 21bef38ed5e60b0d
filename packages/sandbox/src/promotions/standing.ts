import type { PromotionStatus } from '@marquee/domain/promotions';
import { changesOf, type Owner } from '../ledger/changes.ts';
import { move } from '../ledger/ledger.ts';
import { houseAccount, walletOf } from '../ledger/wallets.ts';
import type { Platform } from '../platform.ts';
import { type Promotion, promotionOf } from './catalogue.ts';
import type { PromotionEntry } from './state.ts';

const DAY_MS = 24 * 60 * 60_000;
const RECEIVED_MS = 30_000;
const DECIDE_MS = 60_000;
const FORGET_MS = 70 * DAY_MS;
export const DRAWS_A_DAY = 3;

/** When a promotion runs: a calendar month (UTC). */
export function termOf(platform: Platform, { month }: Promotion): { startTime: number; endTime: number } {
  const now = new Date(platform.now());
  const at = (ahead: number) => Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead);
  return { startTime: at(month), endTime: at(month + 1) };
}

/** Under which name a member's part is kept: each month anew, signing in and draws each day. */
export function entryKey(platform: Platform, { merchant, username }: Owner, { id, mode }: Promotion): string {
  const day = new Date(platform.now()).toISOString();
  const period = mode === 'sign' || mode === 'raffle' ? day.slice(0, 10) : day.slice(0, 7);
  return `${merchant}/${username}/${id}/${period}`;
}

export function entryOf(platform: Platform, owner: Owner, promotion: Promotion): PromotionEntry | undefined {
  const { entries } = platform.state.promotions;
  const key = entryKey(platform, owner, promotion);
  return Object.hasOwn(entries, key) ? entries[key] : undefined;
}

/** Keeps a member's part, and forgets those of long ago. */
export function keepEntry(platform: Platform, owner: Owner, promotion: Promotion, entry: PromotionEntry): void {
  const { entries } = platform.state.promotions;
  entries[entryKey(platform, owner, promotion)] = entry;
  for (const [key, { at }] of Object.entries(entries)) if (platform.now() - at > FORGET_MS) delete entries[key];
  platform.changed();
}

/** Draws of a raffle that are left today. */
export function drawsLeft(platform: Platform, owner: Owner, promotion: Promotion): number {
  return Math.max(0, DRAWS_A_DAY - (entryOf(platform, owner, promotion)?.draws ?? 0));
}

function hasDeposited(platform: Platform, owner: Owner, since: number): boolean {
  return changesOf(platform, owner).some(({ kind, at }) => kind === 'deposit' && at >= since);
}

function applied(platform: Platform, promotion: Promotion, { at, pictures }: PromotionEntry): PromotionStatus {
  const waited = platform.now() - at;
  if (waited < RECEIVED_MS) return 'applying';
  if (waited < DECIDE_MS) return 'process';
  // there is nothing to check without a picture
  if (!pictures) return 'rejected';
  return promotion.paidByItself ? 'issued' : 'claim';
}

/** Where a member stands with a promotion; a visitor stands before it (PROM-02). */
export function standingOf(platform: Platform, owner: Owner | undefined, promotion: Promotion): PromotionStatus {
  const { mode, reward, month } = promotion;
  if (month !== 0) return month < 0 ? 'closed' : 'comingSoon';
  if (!owner) return 'join';
  const entry = entryOf(platform, owner, promotion);
  if (mode === 'raffle') return drawsLeft(platform, owner, promotion) > 0 ? 'claim' : 'claimed';
  if (entry?.claimedAt !== undefined) return promotion.paidByItself ? 'issued' : 'claimed';
  if (mode === 'open') return reward === undefined ? 'join' : 'claim';
  if (!entry) return 'join';
  if (mode === 'sign') return 'signed';
  if (mode === 'apply') return applied(platform, promotion, entry);
  return reward !== undefined && hasDeposited(platform, owner, entry.at) ? 'claim' : 'joined';
}

/** Pays what a promotion gives. */
export function pay(platform: Platform, owner: Owner, promotion: Promotion, entry: PromotionEntry, at: number): void {
  const { merchant, username } = owner;
  const { id, reward = '0' } = promotion;
  const about = { kind: 'bonus', merchant, username, reference: id, at };
  move(platform, about, houseAccount(merchant, 'bonuses'), walletOf(platform, merchant, username), reward);
  entry.claimedAt = at;
  entry.claimed = reward;
  platform.changed();
}

/** Pays the applications that were granted and need no claim; each once. */
export function settleApplications(platform: Platform): void {
  for (const [key, entry] of Object.entries(platform.state.promotions.entries)) {
    // a merchant's code may be anything, what stands behind it may not
    const parts = key.split('/');
    const [username = '', id = ''] = parts.slice(-3);
    const merchant = parts.slice(0, -3).join('/');
    const promotion = promotionOf(id);
    const due = entry.at + DECIDE_MS;
    if (!promotion?.paidByItself || entry.claimedAt !== undefined || !entry.pictures || due > platform.now()) continue;
    pay(platform, { merchant, username }, promotion, entry, due);
  }
}

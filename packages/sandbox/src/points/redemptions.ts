import { portionOf } from '@marquee/domain/portion';
import { move } from '../ledger/ledger.ts';
import { houseAccount, walletOf } from '../ledger/wallets.ts';
import type { Platform } from '../platform.ts';
import { pointsOf } from './account.ts';
import { type Reward, rewardOf } from './rewards.ts';
import type { Redemption } from './state.ts';

const DECIDE_MS = 60_000;
/** More of one thing than this is turned down, so that this can be seen too. */
const MOST_GOODS = 3;

/** How many of a reward are left. */
export function stockOf({ state }: Platform, merchant: string, { id, stock }: Reward): number | undefined {
  if (stock === undefined) return undefined;
  const taken = state.points.redemptions.filter(
    (one) => one.merchant === merchant && one.rewardId === id && one.status !== 'rejected',
  );
  return Math.max(0, stock - taken.reduce((sum, { quantity }) => sum + quantity, 0));
}

function decide(platform: Platform, redemption: Redemption, at: number): void {
  const { merchant, username, quantity, points, id } = redemption;
  const reward = rewardOf(redemption.rewardId);
  const about = { merchant, username, reference: id, at };
  if (!reward || (reward.type === 'goods' && quantity > MOST_GOODS)) {
    redemption.status = 'rejected';
    const account = pointsOf(platform, redemption);
    move(platform, { ...about, kind: 'points.returned' }, houseAccount(merchant, 'points'), account, points);
    return;
  }
  redemption.status = 'approved';
  if (reward.worth === undefined) return;
  const wallet = walletOf(platform, merchant, username);
  const worth = portionOf(reward.worth, quantity, 1, 2);
  move(platform, { ...about, kind: 'bonus' }, houseAccount(merchant, 'bonuses'), wallet, worth);
}

/** Decides the redemptions that were asked for a while ago; each once. */
export function settleRedemptions(platform: Platform): void {
  for (const redemption of platform.state.points.redemptions) {
    const at = redemption.at + DECIDE_MS;
    if (redemption.status !== 'inProcess' || at > platform.now()) continue;
    decide(platform, redemption, at);
    platform.changed();
  }
}

import { type Amount, compareAmounts } from '@marquee/domain/money';
import { portionOf } from '@marquee/domain/portion';
import type { CallOutput } from '@marquee/sdk/contract/call';
import type { pointRewards } from '@marquee/sdk/contract/points/rewards';

/** Something that points can be redeemed for. */
export type Reward = CallOutput<typeof pointRewards>['list'][number];

/** No platform takes more of one at once. */
const MOST = 99;

/** The one reason why a reward cannot be redeemed now, as far as is known here. */
export function whyNot(
  { quantity, requiredPoints }: Reward,
  points: Amount | undefined,
): 'gone' | 'tooDear' | undefined {
  if (quantity !== undefined && quantity <= 0) return 'gone';
  return points !== undefined && compareAmounts(points, requiredPoints) < 0 ? 'tooDear' : undefined;
}

/** How many can be asked for at once. */
export function mostOf({ quantity }: Reward): number {
  return Math.min(MOST, quantity ?? MOST);
}

/** What so many take. */
export function takes({ requiredPoints }: Reward, quantity: number): Amount {
  return portionOf(requiredPoints, quantity, 1, 2);
}

import type { Amount } from '@marquee/domain/money';
import type { Person } from '../people.ts';
import type { Platform } from '../platform.ts';
import { seeded } from '../random.ts';
import { amountOf } from '../team/cents.ts';
import { claimedBy } from './claims.ts';
import { FIRST_MONDAY, WEEK } from './missions.ts';
import type { REWARD_WORDS } from './words.ts';

const WEEKS_KEPT = 4;

interface Reward {
  readonly rewardId: string;
  readonly source: keyof typeof REWARD_WORDS;
  readonly amount: Amount;
  readonly at: number;
  readonly expiresAt: number;
}

/** A rebate for every week, and now and then something else: nobody keeps them, they follow from the seed. */
function grantedTo(platform: Platform, { merchant, username }: Person): Reward[] {
  const week = Math.floor((platform.now() - FIRST_MONDAY) / WEEK);
  return Array.from({ length: WEEKS_KEPT }, (_, ago) => week - ago).flatMap((round): Reward[] => {
    const random = seeded('rewards', platform.seed, merchant, username, round);
    const at = round * WEEK + FIRST_MONDAY;
    const cents = 500 + Math.floor(random() * 4500);
    const other = (['birthday', 'club', 'makeGood'] as const)[Math.floor(random() * 6)];
    return [
      ...(other
        ? [{ rewardId: `O${round}`, source: other, amount: '8.00', at, expiresAt: at + 2 * WEEK } as const]
        : []),
      { rewardId: `R${round}`, source: 'rebate', amount: amountOf(cents), at, expiresAt: at + 2 * WEEK },
    ];
  });
}

/** The rewards of a member as they stand now, newest first. */
export function rewardsOf(platform: Platform, person: Person) {
  const claimed = claimedBy(platform, person);
  return grantedTo(platform, person).map((reward) => {
    const expired = reward.expiresAt <= platform.now();
    const status = claimed.includes(reward.rewardId) ? 'claimed' : expired ? 'expired' : 'claimable';
    return { ...reward, status } as const;
  });
}

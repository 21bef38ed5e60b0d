import { CannotPlay, type Plays } from '../play.ts';
import type { pointsCalls } from './all.ts';
import { pointConfig } from './config.ts';
import { pointRewards } from './rewards.ts';

export const pointsPlays: Plays<typeof pointsCalls> = {
  'points.balance': () => ({}),
  'points.rewards': () => ({}),
  'points.redeem': async ({ ask, paymentPassword }) => {
    const { list } = await ask(pointRewards, {});
    const reward = list.find(({ requiredAmount, quantity }) => requiredAmount === undefined && quantity !== 0);
    if (!reward || paymentPassword === undefined) throw new CannotPlay('nothing can be redeemed');
    return { rewardId: reward.id, quantity: 1, password: paymentPassword };
  },
  'points.redeemList': () => ({ page: 1, size: 20 }),
  'points.config': () => ({}),
  'points.history': () => ({ page: 1, size: 20 }),
  'points.convert': async ({ ask, paymentPassword }) => {
    if (paymentPassword === undefined) throw new CannotPlay('the payment password is not known');
    return { points: (await ask(pointConfig, {})).convert.least, password: paymentPassword };
  },
};

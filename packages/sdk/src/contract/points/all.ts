import { pointBalance } from './balance.ts';
import { pointConfig } from './config.ts';
import { convertPoints } from './convert.ts';
import { pointHistory } from './history.ts';
import { redeemReward } from './redeem.ts';
import { redeemList } from './redeemList.ts';
import { pointRewards } from './rewards.ts';

/** Points, rewards and redemption. */
export const pointsCalls = {
  [pointBalance.id]: pointBalance,
  [pointRewards.id]: pointRewards,
  [redeemReward.id]: redeemReward,
  [redeemList.id]: redeemList,
  [pointConfig.id]: pointConfig,
  [pointHistory.id]: pointHistory,
  [convertPoints.id]: convertPoints,
} as const;

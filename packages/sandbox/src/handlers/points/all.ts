import type { HandlersOf } from '../../exchange.ts';
import { convertPoints, pointBalance, pointConfig, pointHistory } from './points.ts';
import { pointRewards, redeemList, redeemReward } from './rewards.ts';

export const pointsHandlers: HandlersOf<'points'> = {
  'points.balance': pointBalance,
  'points.rewards': pointRewards,
  'points.redeem': redeemReward,
  'points.redeemList': redeemList,
  'points.config': pointConfig,
  'points.history': pointHistory,
  'points.convert': convertPoints,
};

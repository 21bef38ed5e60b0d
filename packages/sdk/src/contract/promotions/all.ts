import { applyPromotion } from './apply.ts';
import { claimPromotion } from './claim.ts';
import { promotionDetail } from './detail.ts';
import { joinPromotion } from './join.ts';
import { promotionList } from './list.ts';
import { claimRaffle } from './raffle.ts';
import { vip } from './vip.ts';

/** Promotions, applications, the raffle and VIP levels. */
export const promotionsCalls = {
  [promotionList.id]: promotionList,
  [promotionDetail.id]: promotionDetail,
  [joinPromotion.id]: joinPromotion,
  [applyPromotion.id]: applyPromotion,
  [claimPromotion.id]: claimPromotion,
  [claimRaffle.id]: claimRaffle,
  [vip.id]: vip,
} as const;

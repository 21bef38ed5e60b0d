import type { HandlersOf } from '../../exchange.ts';
import { promotionDetail, promotionList, vip } from './lists.ts';
import { applyPromotion, claimPromotion, claimRaffle, joinPromotion } from './taking.ts';

export const promotionsHandlers: HandlersOf<'promotions'> = {
  'promotions.list': promotionList,
  'promotions.detail': promotionDetail,
  'promotions.join': joinPromotion,
  'promotions.apply': applyPromotion,
  'promotions.claim': claimPromotion,
  'promotions.raffle': claimRaffle,
  'promotions.vip': vip,
};

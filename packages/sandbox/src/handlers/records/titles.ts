import type { Exchange } from '../../exchange.ts';
import type { Change } from '../../ledger/changes.ts';
import type { Translated } from '../../messages.ts';
import { promotionOf } from '../../promotions/catalogue.ts';
import { worded } from '../../records/wording.ts';

const TITLES = {
  rebate: { EN: 'Rebate', CN: '返水', ES: 'Reembolso', TY: 'Rebate', VI: 'Hoàn trả' },
  points: {
    EN: 'Points converted',
    CN: '积分兑换',
    ES: 'Puntos convertidos',
    TY: 'Na-convert na puntos',
    VI: 'Đổi điểm',
  },
  reward: {
    EN: 'Reward for points',
    CN: '积分商城奖励',
    ES: 'Premio por puntos',
    TY: 'Gantimpala sa puntos',
    VI: 'Quà đổi điểm',
  },
  mission: {
    EN: 'Mission reward',
    CN: '任务奖励',
    ES: 'Premio de misión',
    TY: 'Gantimpala sa misyon',
    VI: 'Thưởng nhiệm vụ',
  },
  promotion: { EN: 'Promotion', CN: '优惠活动', ES: 'Promoción', TY: 'Promosyon', VI: 'Khuyến mãi' },
} as const satisfies Record<string, Translated>;

/** What a bonus was for. The reference tells: a promotion's id, a redemption's, or nothing. */
export function bonusTitle(exchange: Exchange<unknown>, { kind, reference = '' }: Change) {
  if (kind === 'rebate') return { title: worded(exchange, TITLES.rebate), source: 'rebate' };
  if (kind === 'points.converted') return { title: worded(exchange, TITLES.points), source: 'points' };
  if (reference.startsWith('RD')) return { title: worded(exchange, TITLES.reward), source: 'reward' };
  const promotion = promotionOf(reference.split('/')[0] ?? '');
  // the missions' own ids
  if (!promotion && reference !== '') return { title: worded(exchange, TITLES.mission), source: 'reward' };
  const source = promotion?.mode === 'raffle' ? 'raffle' : 'promotion';
  return { title: worded(exchange, promotion?.title ?? TITLES.promotion), source };
}

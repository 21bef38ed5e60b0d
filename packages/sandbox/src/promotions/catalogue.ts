import type { Amount } from '@marquee/domain/money';
import type { PromotionMode, PromotionType } from '@marquee/domain/promotions';
import type { Translated } from '../messages.ts';
import { promotionTexts } from './texts.ts';

/** A promotion of the sandbox. */
export interface Promotion {
  readonly id: string;
  readonly title: Translated;
  readonly summary: Translated;
  readonly types: readonly PromotionType[];
  readonly mode: PromotionMode;
  /** months from now: it runs in this one, the next or the last */
  readonly month: -1 | 0 | 1;
  /** name of its picture */
  readonly art: string;
  /** what can be claimed, once it is earned */
  readonly reward?: Amount;
  /** an application that is granted is paid without a claim */
  readonly paidByItself?: true;
}

type TextName = keyof typeof promotionTexts;

function promotion(
  id: TextName,
  mode: PromotionMode,
  art: string,
  types: readonly PromotionType[],
  more: Partial<Pick<Promotion, 'month' | 'reward' | 'paidByItself'>> = {},
): Promotion {
  return { id, mode, art, types, month: 0, ...promotionTexts[id], ...more };
}

/** All promotions, as a list shows them. */
export const promotions: readonly Promotion[] = [
  promotion('welcome', 'join', 'promotions-1', ['newbie', 'deposit'], { reward: '88.00' }),
  promotion('weekend-cashback', 'open', 'rng-1', ['rebate', 'slots'], { reward: '18.88' }),
  promotion('lucky-draw', 'raffle', 'promotions-2', ['other', 'points']),
  promotion('top-up', 'apply', 'home-5', ['deposit'], { reward: '58.00' }),
  promotion('app', 'apply', 'promotions-1', ['appDownload'], { reward: '28.00', paidByItself: true }),
  promotion('daily-sign', 'sign', 'register-1', ['other', 'points']),
  promotion('slots-race', 'join', 'rng-1', ['ranking', 'slots']),
  promotion('match-week', 'join', 'sports-1', ['sports'], { reward: '38.00' }),
  promotion('live-evening', 'join', 'live-1', ['live']),
  promotion('card-table', 'join', 'pvp-1', ['cards'], { month: -1 }),
  promotion('reef-week', 'join', 'fish-1', ['fish'], { month: 1 }),
  promotion('lotto-rebate', 'open', 'elott-1', ['lotto', 'rebate'], { reward: '8.80' }),
  promotion('double-points', 'open', 'pointMall-1', ['points']),
];

export function promotionOf(id: string): Promotion | undefined {
  return promotions.find((candidate) => candidate.id === id);
}

/** The filters of the promotion list (PROM-01). A promotion may be of several types, and of all under `all`. */
export const promotionTypes = [
  'sports',
  'live',
  'slots',
  'cards',
  'fish',
  'lotto',
  'rebate',
  'points',
  'ranking',
  'deposit',
  'appDownload',
  'newbie',
  'other',
] as const;
export type PromotionType = (typeof promotionTypes)[number];

/** Where a member stands with a promotion (PROM-02, section 4). */
export const promotionStatuses = [
  'join',
  'claim',
  'applying',
  'closed',
  'rejected',
  'issued',
  'claimed',
  'process',
  'joined',
  'signed',
  'comingSoon',
] as const;
export type PromotionStatus = (typeof promotionStatuses)[number];

/** What a member can do about a promotion. */
export type PromotionAction = 'join' | 'apply' | 'claim' | 'raffle' | 'none';

/** How one takes part: by a click, by an application with pictures, by a sign-in of the day, or by drawing lots. */
export const promotionModes = ['open', 'join', 'apply', 'sign', 'raffle'] as const;
export type PromotionMode = (typeof promotionModes)[number];

/** The one thing to do next; an application that was turned down may be made again. */
export function promotionAction(mode: PromotionMode, status: PromotionStatus | undefined): PromotionAction {
  if (status === 'claim') return mode === 'raffle' ? 'raffle' : 'claim';
  if (status !== 'join' && !(status === 'rejected' && mode === 'apply')) return 'none';
  if (mode === 'apply') return 'apply';
  return mode === 'open' ? 'none' : 'join';
}

import { type PromotionType, promotionTypes } from '@marquee/domain/promotions';

/** What of the list stands in the address, so that back, reload and a shared link show the same. */
export interface PromotionsState {
  /** absent = all */
  readonly type: PromotionType | undefined;
  readonly page: number;
}

/** The page of a promotion. */
export function promotionAddress(id: string): string {
  return `/promoDetail?${new URLSearchParams({ id })}`;
}

/** Reads the address; what it does not know is as if it were not there. */
export function promotionsState(query: URLSearchParams): PromotionsState {
  const type = promotionTypes.find((one) => one === query.get('type'));
  const page = Number(query.get('page'));
  return { type, page: Number.isInteger(page) && page > 1 && page <= 10_000 ? page : 1 };
}

/** The address of a state; what is usual is left out. */
export function promotionsAddress({ type, page }: Partial<PromotionsState>): string {
  const query = new URLSearchParams({ ...(type && { type }), ...(page && page > 1 && { page: String(page) }) });
  return query.size > 0 ? `/promotions?${query}` : '/promotions';
}

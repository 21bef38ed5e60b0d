/** Promotions, applications, raffles and VIP. */
export const promotionsCalls = {} as const;

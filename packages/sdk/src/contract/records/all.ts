/** Betting, account, profit and bonus records. */
export const recordsCalls = {} as const;

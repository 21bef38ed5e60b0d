/** Deposits, withdrawals and their confirmation. */
export const cashierCalls = {} as const;

/** Salary and dividend contracts. */
export const contractsCalls = {} as const;

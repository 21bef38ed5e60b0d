/** Points, rewards and redemption. */
export const pointsCalls = {} as const;

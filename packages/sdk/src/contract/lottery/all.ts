/** Lottery games, numbers and lobby. */
export const lotteryCalls = {} as const;

/** Limits, time-out and self-exclusion: an optional extension beyond the spec (SAFE-02). */
export const safetyCalls = {} as const;

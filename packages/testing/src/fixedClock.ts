/** A clock that stands still until it is told to go on. */
export interface FixedClock {
  now(): number;
  advance(ms: number): void;
}

/** Noon UTC of a day that means nothing: the moment all tests and stories happen at. */
export const FIXED_NOW = Date.UTC(2026, 2, 14, 12);

export function fixedClock(now = FIXED_NOW): FixedClock {
  let current = now;
  return {
    now: () => current,
    advance(ms) {
      current += ms;
    },
  };
}

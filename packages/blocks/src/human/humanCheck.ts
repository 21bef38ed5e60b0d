import type { HumanChallenge } from '@marquee/sdk/contract/session/humanChallenge';

/** What a check found, as calls carry it (AUTH-22): which check it was, and what it answered. */
export interface HumanProof {
  readonly scheme: string;
  readonly solution: string;
}

/** The check could not be made: its script did not load, it was given up, or the person closed it (C05). */
export class HumanCheckFailed extends Error {
  override readonly name = 'HumanCheckFailed';
}

/** Finds the solution of a challenge; `null` when it gave up. */
export type Solve = (challenge: HumanChallenge, signal: AbortSignal) => Promise<object | null>;

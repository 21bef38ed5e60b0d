import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { Challenge } from 'altcha-lib/types';

/** Solves a human check on the spot: tests have no workers. */
export function solveHere(challenge: object): Promise<object | null> {
  return solveChallenge({ challenge: challenge as Challenge, deriveKey });
}

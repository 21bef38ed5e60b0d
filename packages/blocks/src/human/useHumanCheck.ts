import { useClient } from '@marquee/state/client';
import { createContext, useCallback, useContext } from 'react';
import { callPart } from '../chunk/callPart.ts';
import { HumanCheckFailed, type HumanProof, type Solve } from './humanCheck.ts';

/** Loads what starts the worker with the first challenge; where it does not come, no check can be made (C05). */
const solveInWorker: Solve = async (challenge, signal) => {
  const { solveInWorker: solve } = await import('./solve.ts').catch((cause: unknown) => {
    throw new HumanCheckFailed('the check did not load', { cause });
  });
  return solve(challenge, signal);
};

/** How challenges are solved; a test hands in another way. */
export const SolveContext = createContext<Solve>(solveInWorker);

/**
 * Proves that a person and not a mass sender is at work, before codes are sent and where a login or registration asks for
 * it (AUTH-22). Nothing is to be read, heard or solved by the person (WCAG 3.3.8), so it also stands in for an image
 * captcha (C06). Each proof is good once. Rejects with `HumanCheckFailed`, or as the call for the challenge does.
 */
export function useHumanCheck(): (signal?: AbortSignal) => Promise<HumanProof> {
  const client = useClient();
  const solve = useContext(SolveContext);
  return useCallback(
    async (signal = new AbortController().signal) => {
      const { humanChallenge } = await callPart(
        'session.humanChallenge',
        () => import('@marquee/sdk/contract/session/humanChallenge'),
      );
      const challenge = await client.send(humanChallenge, {}, { signal });
      const solution = await solve(challenge, signal);
      if (!solution) throw new HumanCheckFailed('no solution in time');
      return { scheme: 'altcha', solution: btoa(JSON.stringify({ challenge, solution })) };
    },
    [client, solve],
  );
}

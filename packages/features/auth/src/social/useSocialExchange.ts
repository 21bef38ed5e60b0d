import { callPart } from '@marquee/blocks/chunk/callPart';
import { useBrand } from '@marquee/brand/provider';
import type { PlatformError } from '@marquee/sdk/errors';
import { useAction } from '@marquee/state/action';
import { useClient } from '@marquee/state/client';
import { useLocation } from '@marquee/state/navigation';
import { useAppStore } from '@marquee/state/value';
import { useState } from 'react';
import { forgetInvitation } from '../invitation/keptInvitation.ts';
import { invitationHere, soundInvitation } from '../invitation/sentInvitation.ts';
import type { Entrance, EntranceOutcome } from '../login/useEntrance.ts';
import { SOCIAL_RETURN, type SocialAnswer, takePending } from './socialAnswer.ts';

/** How a provider's answer ended, when not in a session. */
export type SocialProblem = 'refused' | 'foreign' | Exclude<EntranceOutcome, 'in' | 'unproven address'>;

export interface SocialExchange {
  take(answer: SocialAnswer): Promise<EntranceOutcome | undefined>;
  readonly pending: boolean;
  readonly failure: PlatformError | null;
  readonly problem: SocialProblem | null;
  reset(): void;
}

/**
 * Makes a session of a provider's answer. One whose `state` is not what this page sent is nobody's answer, and is dropped
 * (RFC 6749, section 10.12); the code goes to the platform alone.
 */
export function useSocialExchange(entrance: Entrance): SocialExchange {
  const client = useClient();
  const app = useAppStore();
  const { storage } = app;
  const { referralDays } = useBrand();
  const address = useLocation();
  const [problem, setProblem] = useState<SocialProblem | null>(null);
  const attempt = useAction(async (answer: SocialAnswer, signal) => {
    const sent = takePending(storage);
    if (!sent || sent.state !== answer.state) return setProblem('foreign');
    if ('error' in answer) return setProblem('refused');
    const { provider, state, verifier } = sent;
    const { socialLogin } = await callPart('session.socialLogin', () => import('@marquee/sdk/contract/session/social'));
    // somebody new gets an account by this, with whoever sent them here (AUTH-14)
    const invitation = invitationHere(app, referralDays, address);
    const invited = await soundInvitation(client, invitation, location.hostname, signal);
    const accepted = await client.send(
      socialLogin,
      {
        ...{ provider, state, code: answer.code, redirectUri: new URL(SOCIAL_RETURN, location.origin).href },
        ...(verifier && { codeVerifier: verifier }),
        ...invited,
      },
      { signal },
    );
    if (accepted.firstTimeLogin) forgetInvitation(storage);
    const outcome = await entrance.arrive(accepted, { method: 'thirdParty' }, signal);
    if (outcome === 'wrongSide') setProblem(outcome);
    return outcome;
  });
  const reset = () => {
    setProblem(null);
    attempt.reset();
  };
  return {
    ...attempt,
    problem,
    reset,
    take: async (answer) => {
      setProblem(null);
      return (await attempt.send(answer)) ?? undefined;
    },
  };
}

import { type CaptchaState, useCaptcha } from '@marquee/blocks/captcha/useCaptcha';
import { HumanCheckFailed, type HumanProof } from '@marquee/blocks/human/humanCheck';
import { useHumanCheck } from '@marquee/blocks/human/useHumanCheck';
import type { LoginInput, LoginResult } from '@marquee/sdk/contract/session/login';
import type { PlatformError } from '@marquee/sdk/errors';
import { refusedField } from '@marquee/sdk/refusal';
import { useAction } from '@marquee/state/action';
import { useRef, useState } from 'react';
import { isUnsure } from '../form/steadyClient.ts';
import { useSteadyClient } from '../form/useSteadyClient.ts';
import { withHumanCheck } from '../form/withHumanCheck.ts';
import type { LoginManner } from './finishLogin.ts';
import { loadLoginCalls } from './loadLoginCalls.ts';
import type { Entrance, EntranceOutcome } from './useEntrance.ts';

export interface LoginSending {
  /** `undefined` when it failed, or when one is on its way */
  send(input: LoginInput): Promise<EntranceOutcome | 'unproven' | undefined>;
  readonly pending: boolean;
  readonly failure: PlatformError | null;
  reset(): void;
  readonly captcha: CaptchaState;
  /** the code was refused, after a try with it whose answer was lost */
  readonly spent: boolean;
}

/** Sends a login with what the platform wants to see beside it: a captcha, a human check (AUTH-06, AUTH-09, AUTH-22). */
export function useLoginSending(entrance: Entrance): LoginSending {
  const client = useSteadyClient();
  const captcha = useCaptcha();
  const human = useHumanCheck();
  // a code is good once: what it opened, but nobody could enter yet, is gone on with
  const accepted = useRef<{ readonly by: string; readonly answer: LoginResult } | null>(null);

  const lost = useRef('');
  const [spent, setSpent] = useState(false);

  const attempt = useAction(async (input: LoginInput, signal) => {
    const { login } = await loadLoginCalls();
    const ask = (humanCheck: HumanProof | undefined) =>
      client.send(login, { ...input, ...(humanCheck && { humanCheck }) }, { signal });
    const same = [input.type, input.username, input.password].join(' ');
    setSpent(false);
    try {
      const answer =
        accepted.current?.by === same
          ? accepted.current.answer
          : await withHumanCheck(ask, () => human(signal), await captcha.prove(signal));
      accepted.current = input.type === 'sms' ? { by: same, answer } : null;
      const outcome = await entrance.arrive(answer, mannerOf(input), signal);
      accepted.current = null;
      if (outcome === 'wrongSide') captcha.afterFailure(null);
      return outcome;
    } catch (failure) {
      if (failure instanceof HumanCheckFailed) return 'unproven';
      if (isUnsure(failure)) lost.current = same;
      else accepted.current = null;
      setSpent(lost.current === same && refusedField(failure) === 'verificationCode');
      if (!signal.aborted) captcha.afterFailure(failure);
      throw failure;
    }
  });
  return { ...attempt, captcha, spent };
}

function mannerOf({ type, password }: LoginInput): LoginManner {
  return type === 'username' ? { method: type, password } : { method: type };
}

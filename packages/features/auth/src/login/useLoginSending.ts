import { type CaptchaState, useCaptcha } from '@marquee/blocks/captcha/useCaptcha';
import { HumanCheckFailed, type HumanProof } from '@marquee/blocks/human/humanCheck';
import { useHumanCheck } from '@marquee/blocks/human/useHumanCheck';
import type { LoginInput } from '@marquee/sdk/contract/session/login';
import type { PlatformError } from '@marquee/sdk/errors';
import { useAction } from '@marquee/state/action';
import { useClient } from '@marquee/state/client';
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
}

/** Sends a login with what the platform wants to see beside it: a captcha, a human check (AUTH-06, AUTH-09, AUTH-22). */
export function useLoginSending(entrance: Entrance): LoginSending {
  const client = useClient();
  const captcha = useCaptcha();
  const human = useHumanCheck();

  const attempt = useAction(async (input: LoginInput, signal) => {
    const { login } = await loadLoginCalls();
    const ask = (humanCheck: HumanProof | undefined) =>
      client.send(login, { ...input, ...(humanCheck && { humanCheck }) }, { signal });
    try {
      const answer = await withHumanCheck(ask, () => human(signal), await captcha.prove(signal));
      const outcome = await entrance.arrive(answer, mannerOf(input), signal);
      if (outcome === 'wrongSide') captcha.afterFailure(null);
      return outcome;
    } catch (failure) {
      if (failure instanceof HumanCheckFailed) return 'unproven';
      if (!signal.aborted) captcha.afterFailure(failure);
      throw failure;
    }
  });
  return { ...attempt, captcha };
}

function mannerOf({ type, password }: LoginInput): LoginManner {
  return type === 'username' ? { method: type, password } : { method: type };
}

import { captcha } from '@marquee/sdk/contract/session/captcha';
import { PlatformError } from '@marquee/sdk/errors';
import { useAction } from '@marquee/state/action';
import { useClient } from '@marquee/state/client';
import { useAppStore } from '@marquee/state/value';
import { useCallback, useRef, useState } from 'react';
import type { HumanProof } from '../human/humanCheck.ts';
import { useHumanCheck } from '../human/useHumanCheck.ts';

/** A click asks for another picture at most once in so many ms (AUTH-06). */
const RENEW_MS = 1000;

export interface CaptchaState {
  /** the platform asks for it; stays so until the form goes */
  readonly needed: boolean;
  /** base64 PNG; `null` while one is on its way or could not be fetched */
  readonly picture: string | null;
  readonly failed: boolean;
  /** the person chose the way without a picture (C06) */
  readonly otherWay: boolean;
  choose(way: 'picture' | 'other'): void;
  /** to be called with each try: in the way without a picture it makes the check that goes along */
  prove(signal: AbortSignal): Promise<HumanProof | undefined>;
  /** another picture, at most once a second */
  renew(): void;
  /** after a failed try: shows the field if the answer asks for it, and fetches anew what was used up */
  afterFailure(failure: unknown): void;
}

/** The picture to copy, or the check in its place. Both are single use: each failed try brings a new one (AUTH-06, C06). */
export function useCaptcha(): CaptchaState {
  const client = useClient();
  const { clock } = useAppStore();
  const [needed, setNeeded] = useState(false);
  const [otherWay, setOtherWay] = useState(false);
  const human = useHumanCheck();
  const [picture, setPicture] = useState<string | null>(null);
  const renewedAt = useRef(Number.NEGATIVE_INFINITY);

  const { send, failure } = useAction(async (_: undefined, signal) => {
    setPicture(null);
    setPicture(await client.send(captcha, {}, { signal }));
  });
  const fetchPicture = useCallback(() => {
    renewedAt.current = clock.now();
    void send(undefined);
  }, [clock, send]);

  return {
    needed,
    picture,
    failed: failure !== null,
    otherWay,
    choose(way) {
      setOtherWay(way === 'other');
      if (way === 'picture' && picture === null) fetchPicture();
    },
    prove: async (signal) => (needed && otherWay ? human(signal) : undefined),
    renew() {
      if (clock.now() - renewedAt.current >= RENEW_MS) fetchPicture();
    },
    afterFailure(cause) {
      if (!needed && !asksForCaptcha(cause)) return;
      setNeeded(true);
      if (!otherWay) fetchPicture();
    },
  };
}

/** The flag in the answer's value; platforms write switches as booleans, digits or words. */
function asksForCaptcha(failure: unknown): boolean {
  const value = failure instanceof PlatformError ? failure.details.value : undefined;
  if (typeof value !== 'object' || value === null || !('captcha' in value)) return false;
  return [true, 1, '1', 'true', 'Y'].some((on) => on === value.captcha);
}

import { asksForCaptcha } from '@marquee/sdk/refusal';
import { useAction } from '@marquee/state/action';
import { useClient } from '@marquee/state/client';
import { useAppStore } from '@marquee/state/value';
import { useCallback, useEffect, useRef, useState } from 'react';
import { callPart } from '../chunk/callPart.ts';
import type { HumanProof } from '../human/humanCheck.ts';
import { useHumanCheck } from '../human/useHumanCheck.ts';

/** A click asks for another picture at most once in so many ms (AUTH-06). */
const RENEW_MS = 1000;

export interface CaptchaState {
  /** the platform asks for it; stays so until the form goes */
  readonly needed: boolean;
  /** it came with a refusal, and not with the form: then it is what is to be filled in next (AUTH-24) */
  readonly asked: boolean;
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
  /** the form has become another one: its picture is fetched anew (AUTH-10) */
  reload(): void;
  /** after a failed try: shows the field if the answer asks for it, and fetches anew what was used up */
  afterFailure(failure: unknown): void;
}

export interface CaptchaOptions {
  /** the form asks for it from the start, whatever the answers say */
  always?: boolean;
}

/** The picture to copy, or the check in its place. Both are single use: each failed try brings a new one (AUTH-06, C06). */
export function useCaptcha({ always = false }: CaptchaOptions = {}): CaptchaState {
  const client = useClient();
  const { clock } = useAppStore();
  const [asked, setAsked] = useState(false);
  const needed = always || asked;
  const [otherWay, setOtherWay] = useState(false);
  const human = useHumanCheck();
  const [picture, setPicture] = useState<string | null>(null);
  const renewedAt = useRef(Number.NEGATIVE_INFINITY);

  const { send, failure } = useAction(async (_: undefined, signal) => {
    setPicture(null);
    const { captcha } = await callPart('session.captcha', () => import('@marquee/sdk/contract/session/captcha'));
    setPicture(await client.send(captcha, {}, { signal }));
  });
  const fetchPicture = useCallback(() => {
    renewedAt.current = clock.now();
    void send(undefined);
  }, [clock, send]);

  useEffect(() => {
    if (always) fetchPicture();
  }, [always, fetchPicture]);

  const reload = () => {
    if (needed && !otherWay) fetchPicture();
  };
  return {
    needed,
    asked: asked && !always,
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
    reload,
    afterFailure(cause) {
      if (!needed && !asksForCaptcha(cause)) return;
      setAsked(true);
      if (!otherWay) fetchPicture();
    },
  };
}

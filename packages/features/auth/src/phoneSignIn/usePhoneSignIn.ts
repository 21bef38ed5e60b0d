import { callPart } from '@marquee/blocks/chunk/callPart';
import { useBrand } from '@marquee/brand/provider';
import { PlatformError } from '@marquee/sdk/errors';
import type { PhoneFailure } from '@marquee/sdk/phone/phoneFailure';
import type { PhoneSignIn, PhoneSignInOptions } from '@marquee/sdk/phone/phoneSignIn';
import { useAppStore } from '@marquee/state/value';
import { createContext, useContext, useEffect, useRef, useState } from 'react';
import { forgetSentCode, keepSentCode, recallSentCode } from './sentCodes.ts';

/** Loads what speaks with the phone service; a test hands in another. What does not come is a service not reached. */
export const PhoneSignInContext = createContext<(options: PhoneSignInOptions) => Promise<PhoneSignIn>>((options) =>
  callPart('phone.challenge', async () => {
    const { loadPhoneSignIn } = await import('@marquee/sdk/phone/loadPhoneSignIn');
    return loadPhoneSignIn(options);
  }),
);

/** The service's human check, waiting for the person. */
export interface OpenCheck {
  readonly siteKey: string;
  end(token: string | null): void;
  /** absent where the platform sends no codes itself */
  readonly without: (() => void) | undefined;
}

/** How a try to have a code sent ended: it is on its way, the platform is to send it, or why there is none. */
export type SendingEnd = 'sent' | 'own' | { readonly failure: PhoneFailure };

/** What a registration carries of a number that the service has proven (AUTH-16). */
export interface PhoneProof {
  readonly firebaseChannel: 'sms';
  readonly firebaseIdToken: string;
}

export interface PhoneSignInControl {
  /** the brand uses the service at all */
  readonly on: boolean;
  readonly check: OpenCheck | null;
  /** throws what has words of its own: no network, no answer in time */
  send(number: string): Promise<SendingEnd>;
  /** the code went another way: nothing of an earlier one counts */
  forget(): void;
  /** `undefined` when the code is the platform's own to check */
  prove(number: string, code: string, signal: AbortSignal): Promise<PhoneProof | { failure: PhoneFailure } | undefined>;
}

/** No fault of the person, and of no use to try again: the platform's own code is the way on. */
const HOPELESS: ReadonlySet<PhoneFailure> = new Set(['humanCheck', 'quota', 'notEnabled', 'unknown']);
/** a token of the service is good for an hour */
const FRESH_MS = 50 * 60_000;

/**
 * Codes of the registration by a third party, as the brand has it (AUTH-18). Where the platform can send codes too, it does
 * so for whoever leaves out the service's check, and when the service cannot send any.
 */
export function usePhoneSignIn(): PhoneSignInControl {
  const { phoneSignIn: brand } = useBrand();
  const { storage, clock } = useAppStore();
  const load = useContext(PhoneSignInContext);
  const [check, setCheck] = useState<OpenCheck | null>(null);
  const open = useRef<OpenCheck | null>(null);
  const left = useRef(false);
  const proven = useRef<{ sessionInfo: string; code: string; idToken: string; at: number } | null>(null);
  useEffect(() => () => open.current?.end(null), []);

  const show = (next: OpenCheck | null) => {
    open.current = next;
    setCheck(next);
  };
  const challenge = (siteKey: string, signal: AbortSignal) =>
    new Promise<string | null>((resolve) => {
      const end = (token: string | null) => {
        show(null);
        resolve(token);
      };
      signal.addEventListener('abort', () => end(''));
      const without = () => {
        left.current = true;
        end(null);
      };
      show({ siteKey, end, without: brand?.ownCodes ? without : undefined });
    });
  const service = () => {
    const { apiKey = '', serviceUrl } = brand ?? {};
    const origin = serviceUrl && new URL(serviceUrl, location.href).href;
    return load({ apiKey, challenge, ...(origin && { origin }) });
  };
  const failureOf = async (error: unknown) => {
    const { phoneFailureOf } = await callPart('phone.failure', () => import('@marquee/sdk/phone/phoneFailure'));
    return phoneFailureOf(error);
  };

  return {
    on: brand !== undefined,
    check,
    async send(number) {
      left.current = false;
      try {
        const { sessionInfo } = await (await service()).send(number);
        keepSentCode(storage, clock.now(), { number, sessionInfo });
        return 'sent';
      } catch (error) {
        const failure = await failureOf(error);
        // a check that could not be reached has sent nothing either
        const unreached = !failure && error instanceof PlatformError && error.call === 'phone.challenge';
        if (left.current || (brand?.ownCodes && (unreached || (failure && HOPELESS.has(failure))))) return 'own';
        if (failure) return { failure };
        throw error;
      }
    },
    forget: () => forgetSentCode(storage),
    async prove(number, code, signal) {
      if (!brand) return undefined;
      const sent = recallSentCode(storage, clock.now());
      if (!sent) return brand.ownCodes ? undefined : { failure: 'codeExpired' };
      if (sent.number !== number) return { failure: 'codeExpired' };
      const { sessionInfo } = sent;
      const known = proven.current;
      const carried = (firebaseIdToken: string) => ({ firebaseChannel: 'sms', firebaseIdToken }) as const;
      // a code is good once: what it proved outlives a registration that was refused for something else
      if (known?.sessionInfo === sessionInfo && known.code === code && clock.now() - known.at < FRESH_MS) {
        return carried(known.idToken);
      }
      try {
        const { idToken } = await (await service()).confirm(sent, code, signal);
        proven.current = { sessionInfo, code, idToken, at: clock.now() };
        return carried(idToken);
      } catch (error) {
        const failure = await failureOf(error);
        if (failure) return { failure };
        throw error;
      }
    },
  };
}

import { useFlag } from '@marquee/brand/provider';
import type { LoginResult } from '@marquee/sdk/contract/session/login';
import { useClient } from '@marquee/state/client';
import type { PasswordReason } from '@marquee/state/dialogs';
import type { SignInResult } from '@marquee/state/session';
import { useAppStore } from '@marquee/state/value';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { isUnsure } from '../form/steadyClient.ts';
import { closeLogin, finishLogin, inNameOf, type LoginManner, type LoginSide } from './finishLogin.ts';
import { loadLoginCalls } from './loadLoginCalls.ts';

/** What is to be done once somebody is in. */
export interface Arrival {
  /** the change-password popup opens, in place of going on at once (AUTH-07) */
  readonly passwordChange?: { readonly reason: PasswordReason; readonly current?: string };
  /** path that was chosen beside the login, in place of where it leads by itself */
  readonly next?: string;
}

/** An accepted login from an address that the account has not used: a code is wanted before it opens anything (AUTH-07). */
export interface UnprovenLogin {
  readonly answer: LoginResult;
  readonly manner: LoginManner;
}

export type EntranceOutcome = 'in' | 'wrongSide' | 'unproven address';

/** The way in that all kinds of login share, from the platform's answer on. */
export interface Entrance {
  readonly side: LoginSide;
  arrive(answer: LoginResult, manner: LoginManner, signal: AbortSignal): Promise<EntranceOutcome>;
  /** waits for the code of an unregistered address */
  readonly unproven: UnprovenLogin | null;
  /** sends a call in the name of the login that waits */
  inItsName<T>(send: () => Promise<T>): Promise<T>;
  /** the code was right */
  proven(signal: AbortSignal): Promise<EntranceOutcome>;
  /** whether the login that waits is open: its code was taken, though nobody could say so */
  opened(signal: AbortSignal): Promise<boolean>;
  /** the person goes back; the session that waited is closed */
  giveUp(): void;
  /** where to go after the login, whichever way it comes about */
  goOnAt(path: string): void;
  /** takes a session that was opened elsewhere, such as in a window of this page (AUTH-04) */
  admit(result: SignInResult, passwordChange?: Arrival['passwordChange']): void;
}

export interface EntranceOptions {
  side: LoginSide;
  /** takes the session; this page's own session unless said, such as where the login is the window of another page */
  enter?: ((result: SignInResult, arrival: Arrival) => void) | undefined;
  /** somebody is in; the owner closes or leads on */
  onSignedIn?: ((arrival: Arrival) => void) | undefined;
}

/** Takes an accepted login to the end (AUTH-05, AUTH-07). */
export function useEntrance({ side, enter, onSignedIn }: EntranceOptions): Entrance {
  const client = useClient();
  const { session } = useAppStore();
  const forced = useFlag('forcePasswordChange');
  const [unproven, setUnproven] = useState<UnprovenLogin | null>(null);
  const waiting = useRef<LoginResult | null>(null);
  const next = useRef<string | undefined>(undefined);
  const tools = useMemo(() => ({ client, session, forced }), [client, session, forced]);
  const latest = useRef({ enter, onSignedIn });
  useLayoutEffect(() => {
    latest.current = { enter, onSignedIn };
  });
  const wait = (login: UnprovenLogin | null) => {
    waiting.current = login?.answer ?? null;
    setUnproven(login);
  };
  useEffect(
    () => () => {
      if (waiting.current) closeLogin(tools, waiting.current);
      waiting.current = null;
    },
    [tools],
  );

  const admit: Entrance['admit'] = (result, passwordChange) => {
    const { enter = session.signIn, onSignedIn: then } = latest.current;
    const arrival = { ...(passwordChange && { passwordChange }), ...(next.current && { next: next.current }) };
    // in one go: whoever looks at the session next finds the popup closed too
    enter(result, arrival);
    then?.(arrival);
  };

  const finish = async ({ answer, manner }: UnprovenLogin, signal: AbortSignal, byCode = manner.method === 'sms') => {
    // whatever comes of it, the login waits no more: `finishLogin` closes what is of no use
    waiting.current = null;
    const finished = await finishLogin(tools, answer, { ...manner, side, byCode }, signal).catch((failure: unknown) => {
      if (byCode && isUnsure(failure)) waiting.current = answer;
      throw failure;
    });
    if (finished.kind === 'wrongSide') return 'wrongSide' as const;
    const { result, after } = finished;
    // a first login asks for the change anyway: it goes on from here, with the password that was just typed (AUTH-20)
    const first = after.passwordChange === 'forced' && manner.password ? 'first' : undefined;
    const reason = after.opensPasswordChange ?? first;
    admit(result, reason && { reason, ...(manner.password && { current: manner.password }) });
    return 'in' as const;
  };

  return {
    side,
    unproven,
    async arrive(answer, manner, signal) {
      if (waiting.current && waiting.current.token !== answer.token) closeLogin(tools, waiting.current);
      if (!answer.ipUnregistered) return finish({ answer, manner }, signal);
      wait({ answer, manner });
      return 'unproven address';
    },
    inItsName: (send) => (unproven ? inNameOf(unproven.answer, tools, send) : send()),
    async proven(signal) {
      if (!unproven) return 'unproven address';
      const outcome = await finish(unproven, signal, true);
      if (outcome === 'in') setUnproven(null);
      return outcome;
    },
    async opened(signal) {
      if (!unproven) return false;
      const { memberInfo } = await loadLoginCalls();
      const info = inNameOf(unproven.answer, tools, () => client.send(memberInfo, {}, { signal, flush: true }));
      return info.then(
        () => true,
        () => false,
      );
    },
    giveUp() {
      if (waiting.current) closeLogin(tools, waiting.current);
      wait(null);
    },
    goOnAt(path) {
      next.current = path;
    },
    admit,
  };
}

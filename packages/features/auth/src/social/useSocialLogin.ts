import type { PlatformError } from '@marquee/sdk/errors';
import { useLocation } from '@marquee/state/navigation';
import { useAppStore } from '@marquee/state/value';
import { type OpenedWindow, WindowsContext } from '@marquee/state/windows';
import { useCallback, useContext, useEffect, useRef, useState } from 'react';
import { wantedPath } from '../login/returnPath.ts';
import type { Entrance } from '../login/useEntrance.ts';
import { type AuthorizeRequest, authorizeAddress, newRequest } from './authorizeRequest.ts';
import { type ConfiguredProvider, providerFacts } from './providers.ts';
import { keepPending, SOCIAL_RETURN, SOCIAL_WINDOW, saidAnswer } from './socialAnswer.ts';
import { type SocialExchange, useSocialExchange } from './useSocialExchange.ts';

const SIZE = { width: 520, height: 720 };
const LOOK_MS = 500;

/** Where a login with a provider stands, besides what `SocialExchange` says. */
export type SocialStanding = 'idle' | 'asking' | 'closed' | 'blocked';

export interface SocialLogin extends SocialExchange {
  readonly standing: SocialStanding;
  /** to be called inside the click */
  start(provider: ConfiguredProvider): void;
  /** asks in this page instead, after a window was blocked */
  startHere(): void;
}

/**
 * Login with a social provider (AUTH-03): it asks in a window of its own, which hands its answer to this page and closes.
 * Where there are no windows, the page itself goes there and comes back.
 */
export function useSocialLogin(entrance: Entrance): SocialLogin {
  const windows = useContext(WindowsContext);
  const { storage, afterPaint } = useAppStore();
  const location = useLocation();
  const exchange = useSocialExchange(entrance);
  const [standing, setStanding] = useState<SocialStanding>('idle');
  const [unready, setUnready] = useState<PlatformError | null>(null);
  const request = useRef<AuthorizeRequest | null>(null);
  const asked = useRef<ConfiguredProvider | null>(null);
  const stop = useRef(() => {});

  const here = useRef(false);

  const prepare = useCallback(async () => {
    request.current = await newRequest(crypto);
  }, []);
  // a window opens best inside the click, and a digest takes a moment; what is wrong is said at a click
  const prepareAhead = useCallback(() => void prepare().catch(() => {}), [prepare]);
  useEffect(() => {
    here.current = true;
    afterPaint(prepareAhead);
    return () => {
      here.current = false;
      stop.current();
    };
  }, [prepareAhead, afterPaint]);

  /** remembers what is sent, and answers where to */
  const addressFor = (provider: ConfiguredProvider): string | null => {
    const sent = request.current;
    if (!sent) return null;
    const next =
      wantedPath(location) ?? (location.pathname === SOCIAL_RETURN ? undefined : location.pathname + location.search);
    keepPending(storage, {
      provider: provider.provider,
      state: sent.state,
      ...(providerFacts[provider.provider].pkce && { verifier: sent.verifier }),
      ...(next && { next }),
    });
    return authorizeAddress(provider, sent, new URL(SOCIAL_RETURN, globalThis.location.origin).href);
  };

  const follow = (opened: OpenedWindow, state: string | undefined) => {
    setStanding('asking');
    const take = (data: unknown) => {
      const answer = saidAnswer(data);
      if (!answer) return;
      stop.current();
      setStanding('idle');
      void exchange.take(answer);
      prepareAhead();
    };
    const quiet = opened.listen(take, (data) => saidAnswer(data)?.state === state);
    const looking = setInterval(() => {
      if (!opened.closed()) return;
      // a late answer still counts: a page of another site can look closed from here
      clearInterval(looking);
      setStanding('closed');
    }, LOOK_MS);
    stop.current = () => {
      quiet();
      clearInterval(looking);
    };
  };

  const start = (provider: ConfiguredProvider) => {
    if (exchange.pending) return;
    stop.current();
    exchange.reset();
    setUnready(null);
    const address = addressFor(provider);
    if (address === null) return void prepare().then(() => here.current && start(provider), setUnready);
    asked.current = provider;
    if (!windows.able) return windows.leave(address);
    const opened = windows.open(SOCIAL_WINDOW, address, SIZE);
    if (opened) follow(opened, request.current?.state);
    else setStanding('blocked');
  };

  return {
    ...exchange,
    failure: exchange.failure ?? unready,
    standing,
    start,
    startHere() {
      const address = asked.current && addressFor(asked.current);
      if (address) windows.leave(address);
    },
  };
}

import { useLocation, useNavigate } from '@marquee/state/navigation';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

export interface LeaveGuard {
  /** somebody wants to leave a game at play, and is asked whether to */
  readonly asking: boolean;
  /** leaves at once when nothing was played yet, else asks; `away` is told how many entries of the history are the game's */
  leave(away: (entries: number) => void): void;
  /** leaves without a question */
  go(away: (entries: number) => void): void;
  confirm(): void;
  stay(): void;
}

const MARK = 'guarded';

/**
 * Asks before a game at play is left (GAME-06): by its button, by a link of this page, by the browser's way back, and, in the
 * browser's own words, when the page is closed. A game is at play once somebody has put the focus into it. The way back is
 * caught by a second entry of the history for the same game.
 */
export function useLeaveGuard(): LeaveGuard {
  const navigate = useNavigate();
  const { pathname, search, state, key } = useLocation();
  const [played, setPlayed] = useState(false);
  const [pending, setPending] = useState<(() => void) | null>(null);
  const guarded = isGuarded(state);
  // known at once: the page is still to be rendered for the second entry when the game's own way out is taken
  const second = useRef(guarded);
  const entries = () => (second.current ? 2 : 1);
  // on the way out: the focus in the frame is told after the press there, and would push an entry over the way back
  const gone = useRef(false);
  const goAway = (away: (entries: number) => void) => {
    gone.current = true;
    away(entries());
  };
  // a link takes the place of both entries, lest the way back from there start the game anew
  const heading = useRef<string>(undefined);
  const follow = (to: string) => {
    gone.current = true;
    if (!second.current) return void navigate(to, { replace: true });
    heading.current = to;
    void navigate(-1);
  };

  useEffect(() => {
    const blurred = () => {
      // the focus is in the frame by the next turn
      setTimeout(() => document.activeElement instanceof HTMLIFrameElement && setPlayed(true));
    };
    window.addEventListener('blur', blurred);
    return () => window.removeEventListener('blur', blurred);
  }, []);

  const guard = useEffectEvent(() => {
    if (gone.current) return;
    second.current = true;
    void navigate({ pathname, search }, { state: { ...(typeof state === 'object' && state), [MARK]: true } });
  });
  const entered = useEffectEvent((_entry: string) => {
    const back = second.current && !guarded;
    second.current = guarded;
    if (!back) return;
    if (heading.current !== undefined) return void navigate(heading.current, { replace: true });
    if (gone.current) return;
    if (played) return setPending(() => () => void navigate(-1));
    // the second entry has outlived a reload, and nothing was played since
    void navigate(-1);
  });
  useEffect(() => {
    if (played) guard();
  }, [played]);
  useEffect(() => entered(key), [key]);

  const followed = useEffectEvent((event: MouseEvent) => {
    const to = addressOf(event);
    if (to === null) return;
    // the link hears of its click all the same: what it stands in may close for it, and is to be closed before the question
    event.preventDefault();
    setTimeout(() => setPending(() => () => follow(to)));
  });
  useEffect(() => {
    if (!played) return;
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('beforeunload', (event) => event.preventDefault(), { signal });
    document.addEventListener('click', (event) => followed(event), { capture: true, signal });
    return () => listening.abort();
  }, [played]);

  return {
    asking: pending !== null,
    leave: (away) => (played ? setPending(() => () => goAway(away)) : goAway(away)),
    go: goAway,
    confirm: () => pending?.(),
    stay() {
      setPending(null);
      if (!guarded) guard();
    },
  };
}

function isGuarded(state: unknown): boolean {
  return typeof state === 'object' && state !== null && MARK in state;
}

/** Where a click on a link of this page leads in this tab; nothing for any other click. */
function addressOf(event: MouseEvent): string | null {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey || !(target instanceof Element)) return null;
  const link = target.closest<HTMLAnchorElement>('a[href]');
  if (!link || link.target || link.hasAttribute('download')) return null;
  const { origin, pathname, search, hash } = new URL(link.href);
  if (origin !== location.origin || (pathname === location.pathname && search === location.search)) return null;
  return pathname + search + hash;
}

import { useLocation, useNavigationType } from '@marquee/state/navigation';
import { useEffect, useEffectEvent, useLayoutEffect } from 'react';

/** So long a page that is come back to may take to be as high as it was. */
const PATIENCE_MS = 3_000;
/** What a reader does who goes elsewhere meanwhile. */
const TAKES_OVER = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** How far each entry of the history was scrolled; a reload is left to the browser. */
const left = new Map<string, number>();

/**
 * A new page begins at its top, or at the target of its hash (SHELL-02); one that is come back to stands where it was left
 * (GAME-03), once it is high enough again: a browser tries that only once, before the page is there.
 */
export function ScrollReset() {
  const { pathname, hash, key } = useLocation();
  const kind = useNavigationType();

  useLayoutEffect(() => {
    history.scrollRestoration = 'manual';
    const leave = () => {
      history.scrollRestoration = 'auto';
    };
    addEventListener('pagehide', leave);
    return () => {
      leave();
      removeEventListener('pagehide', leave);
    };
  }, []);

  useEffect(() => {
    const note = () => left.set(key, scrollY);
    addEventListener('scroll', note, { passive: true });
    return () => removeEventListener('scroll', note);
  }, [key]);

  const arrive = useEffectEvent(() => {
    const target = hash ? document.getElementById(idIn(hash)) : null;
    if (target) target.scrollIntoView();
    else scrollTo(0, 0);
  });
  useEffect(() => {
    if (kind !== 'POP') arrive();
  }, [pathname, hash, kind]);
  useEffect(() => {
    const top = left.get(key);
    if (kind === 'POP' && top !== undefined) return comeBack(top);
  }, [key, kind]);
  return null;
}

/** What a hash names; one that is broken names what it says. */
function idIn(hash: string): string {
  const id = hash.slice(1);
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

/** Scrolls to where a page was left as soon as it reaches so far, unless its reader goes elsewhere before. */
function comeBack(top: number): () => void {
  const done = new AbortController();
  const until = performance.now() + PATIENCE_MS;
  const step = () => {
    if (done.signal.aborted) return;
    scrollTo({ top, behavior: 'instant' });
    if (Math.abs(scrollY - top) > 1 && performance.now() < until) requestAnimationFrame(step);
  };
  for (const event of TAKES_OVER) addEventListener(event, () => done.abort(), { passive: true, signal: done.signal });
  step();
  return () => done.abort();
}

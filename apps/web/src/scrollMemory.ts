import { ownKey, type Shelf } from '@marquee/state/storage';

/** So long a page that is come back to may take to be as high as it was. */
const PATIENCE_MS = 3_000;
/** What a reader does who goes elsewhere meanwhile. */
const TAKES_OVER = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;
const KEY = ownKey('scroll');
/** So many entries of the history outlive a reload. */
const KEPT = 50;

export interface ScrollMemory {
  /** A page is shown, by this entry of the history; `back` = it was there before. Answers how to stop. */
  shown(key: string, back: boolean): () => void;
  stop(): void;
}

/** Remembers how far each entry of the history was scrolled, for as long as the tab lives, and goes back there (GAME-03). */
export function createScrollMemory(shelf: Shelf): ScrollMemory {
  const left = shelf.read(KEY, parse) ?? new Map<string, number>();
  let first = true;
  const off = new AbortController();
  const take = () => {
    history.scrollRestoration = 'manual';
  };
  const leave = () => {
    // a page that is high enough from its start is brought back by the browser before its scripts run
    history.scrollRestoration = 'auto';
    shelf.write(KEY, JSON.stringify([...left].slice(-KEPT)));
  };
  take();
  addEventListener('pageshow', take, { signal: off.signal });
  addEventListener('pagehide', leave, { signal: off.signal });

  return {
    shown(key, back) {
      const top = left.get(key) ?? (first ? undefined : 0);
      // a page that was loaded is its reader's as soon as it is scrolled; the browser itself gets to its end at most
      const returns = back && top !== undefined && (!first || isUntouched());
      first = false;
      const note = () => {
        // the latest last
        left.delete(key);
        left.set(key, scrollY);
      };
      const stop = returns ? comeBack(top) : note();
      addEventListener('scroll', note, { passive: true });
      return () => {
        stop?.();
        removeEventListener('scroll', note);
      };
    },
    stop() {
      off.abort();
      history.scrollRestoration = 'auto';
    },
  };
}

function parse(text: string): Map<string, number> {
  const stored: unknown = JSON.parse(text);
  return new Map(Array.isArray(stored) ? stored.filter(isEntry) : []);
}

function isEntry(entry: unknown): entry is [string, number] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number';
}

function isUntouched(): boolean {
  return scrollY === 0 || scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
}

/** Scrolls to where a page was left as soon as it reaches so far, unless its reader goes elsewhere before. */
function comeBack(top: number): () => void {
  const done = new AbortController();
  const step = () => {
    if (done.signal.aborted) return;
    scrollTo({ top, behavior: 'instant' });
    if (Math.abs(scrollY - top) > 1) requestAnimationFrame(step);
  };
  setTimeout(() => done.abort(), PATIENCE_MS);
  for (const event of TAKES_OVER) addEventListener(event, () => done.abort(), { passive: true, signal: done.signal });
  step();
  return () => done.abort();
}

import { type RefObject, useEffect, useRef } from 'react';

const CHOSEN = ':is([aria-selected="true"], [aria-current]:not([aria-current="false"]))';

/**
 * Brings what is chosen in a strip that scrolls sideways into sight, for a shared link or a narrow screen may leave it
 * outside. Nothing else moves: the page stays where it is. `ready` tells that its parts are there.
 */
export function useChosenInSight(ref: RefObject<HTMLElement | null>, chosen: string | undefined, ready = true): void {
  const shown = useRef(false);
  // another choice is looked for anew
  useEffect(() => {
    const strip = ref.current;
    if (!strip || !ready) return;
    // an observer first speaks once what is new has been laid out: asked at once, the browser would do so twice
    const laidOut = new ResizeObserver(() => {
      laidOut.disconnect();
      const distance = distanceToMiddle(strip);
      // at first it is there, later it moves there
      if (distance !== 0) strip.scrollBy({ left: distance, behavior: shown.current ? 'auto' : 'instant' });
      shown.current = true;
    });
    laidOut.observe(strip);
    return () => laidOut.disconnect();
  }, [ref, chosen, ready]);
}

/** How far the strip must be scrolled for what is chosen to stand in its middle; 0 = all of it is seen. */
function distanceToMiddle(strip: HTMLElement): number {
  const part = strip.querySelector(CHOSEN)?.getBoundingClientRect();
  if (!part) return 0;
  const box = strip.getBoundingClientRect();
  const seen = part.left >= box.left - 1 && part.right <= box.right + 1;
  return seen ? 0 : (part.left + part.right - box.left - box.right) / 2;
}

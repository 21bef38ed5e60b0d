import type { Timers } from '@marquee/ui/base/timers';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ENTRY, linkTowards, PANEL } from './menuKeys.ts';

/** A pointer on its way across the menu opens nothing. */
const OPEN_MS = 90;
/** Time to get from the entry into the drop-down by a corner. */
const CLOSE_MS = 220;

/**
 * Which entry of the main menu is open: the one that a mouse rests on, or that the keyboard's focus is on or in. Tab goes from
 * entry to entry, arrows lead into what is open. Heard at the document, so that the menu on the first load needs to know
 * nothing of it.
 */
export function useOpenMenu(timers: Pick<Timers, 'setTimeout' | 'clearTimeout'>) {
  const [link, setLink] = useState<HTMLAnchorElement | null>(null);
  const timer = useRef<ReturnType<Timers['setTimeout']> | undefined>(undefined);
  /** closed by Escape: it stays so until one goes elsewhere */
  const shut = useRef<Element | null>(null);
  /** the entry that the mouse was last over */
  const under = useRef<Element | null>(null);
  /** led to the page that one is on, and the mouse still rests there: it opens again once the mouse has been elsewhere */
  const led = useRef<Element | null>(null);

  const become = (next: HTMLAnchorElement | null, ms: number) => {
    if (timer.current !== undefined) timers.clearTimeout(timer.current);
    timer.current = undefined;
    if (ms === 0) setLink(next);
    else timer.current = timers.setTimeout(() => setLink(next), ms);
  };

  const seek = (target: EventTarget | null, ms: { open: number; close: number }) => {
    if (!(target instanceof Element)) return;
    const entry = target.closest<HTMLAnchorElement>(ENTRY);
    const own = target.closest(PANEL) ? link : entry;
    if (own !== shut.current) shut.current = null;
    if (own === null) return become(null, link ? ms.close : 0);
    if (own !== shut.current) become(own, link ? 0 : ms.open);
  };
  const pointed = useEffectEvent((event: PointerEvent) => {
    if (event.pointerType === 'touch') return;
    // a browser tells of a mouse that rests, too, when what is beneath it is laid out anew
    under.current = event.target instanceof Element ? event.target.closest(ENTRY) : null;
    if (led.current && under.current === led.current) return;
    led.current = null;
    seek(event.target, { open: OPEN_MS, close: CLOSE_MS });
  });
  const focused = useEffectEvent(({ target }: FocusEvent) => {
    // a click focuses too, and leads on
    if (target instanceof Element && target.matches(`${ENTRY}:not(:focus-visible)`)) return;
    seek(target, { open: 0, close: 0 });
  });
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event;
    if (key === 'Escape') return close();
    if (event.defaultPrevented || event.shiftKey || event.ctrlKey || event.altKey || event.metaKey) return;
    if (!(target instanceof HTMLAnchorElement && target.matches(ENTRY))) return;
    const enters = key === 'ArrowDown' && !target.closest(PANEL);
    const next = enters ? enter(target) : linkTowards(key, target);
    if (!next) return;
    // the page and the menu, which scrolls too, stay where they are
    event.preventDefault();
    next.focus();
  });
  /** The first provider of an entry, which opens even after Escape; nothing while its providers are on their way. */
  const enter = (entry: HTMLAnchorElement) => {
    shut.current = null;
    flushSync(() => become(entry, 0));
    return entry.parentElement?.querySelector<HTMLElement>(`${PANEL} a`);
  };
  const close = () => {
    if (!link) return;
    shut.current = link;
    // what had the focus goes
    if (link.parentElement?.querySelector(PANEL)?.contains(document.activeElement)) link.focus();
    become(null, 0);
  };
  const left = useEffectEvent(() => {
    under.current = led.current = null;
    become(null, 0);
  });

  useEffect(() => {
    const off = new AbortController();
    const { signal } = off;
    document.addEventListener('pointerover', (event) => pointed(event), { signal });
    document.addEventListener('focusin', (event) => focused(event), { signal });
    document.addEventListener('keydown', (event) => pressed(event), { signal });
    document.documentElement.addEventListener('pointerleave', () => left(), { signal });
    window.addEventListener('resize', () => left(), { signal });
    return () => off.abort();
  }, []);

  return {
    link,
    /** One is on another page. */
    turned: () => {
      led.current = under.current;
      become(null, 0);
    },
  };
}

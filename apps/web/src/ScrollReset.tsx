import { useLocation, useNavigationType } from '@marquee/state/navigation';
import type { Shelf } from '@marquee/state/storage';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ScrollMemory } from './scrollMemory.ts';

/**
 * A new page begins at its top, or at the target of its hash (SHELL-02); one that is come back to stands where it was left
 * (GAME-03), after a reload too. What remembers that comes after the page; until then the browser does what it can.
 */
export function ScrollReset({ shelf }: { shelf: Shelf }) {
  const { pathname, hash, key } = useLocation();
  const kind = useNavigationType();
  const [memory, setMemory] = useState<ScrollMemory>();

  useEffect(() => {
    let left = false;
    import('./scrollMemory.ts').then(
      ({ createScrollMemory }) => left || setMemory(createScrollMemory(shelf)),
      () => {},
    );
    return () => {
      left = true;
    };
  }, [shelf]);
  useEffect(() => memory?.stop, [memory]);

  const arrive = useEffectEvent(() => {
    const target = hash && document.getElementById(idIn(hash));
    if (kind === 'POP') return;
    if (target) target.scrollIntoView();
    else scrollTo(0, 0);
  });
  // a page that only says more of itself in its address stays where it is; what a hash names is gone to each time
  useEffect(() => arrive(), [pathname, hash && key]);
  useEffect(() => memory?.shown(key, kind === 'POP'), [memory, key, kind]);
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

import { usePathname } from '@marquee/state/navigation';
import { startTransition, useEffect, useState } from 'react';
import { isHome } from './access.ts';
import { pages } from './pages.ts';
import type { Screens } from './screens.ts';
import { whenIdle } from './whenIdle.ts';

export interface DeskHostProps {
  screens: Screens;
  /** does not wait until there is time: something must be asked before anything else (SAFE-01) */
  atOnce: boolean;
}

/** Fetches what stands around a page and is not needed for its first paint, once there is time. */
export function DeskHost({ screens: { Desk }, atOnce }: DeskHostProps) {
  const [due, setDue] = useState(false);
  useEffect(() => {
    const begin = () => setDue(true);
    if (atOnce) begin();
    // made in small steps, between which the page answers
    else whenIdle(() => void Desk.preload().then(() => startTransition(begin)));
  }, [atOnce, Desk]);
  const pathname = usePathname();
  return due && <Desk full={(pages.get(pathname)?.kind ?? 'full') === 'full'} home={isHome(pathname)} />;
}

import { useNavigate } from '@marquee/state/navigation';
import type { MouseEvent } from 'react';

/** What makes an entry of a menu lead to a page of this site. */
export interface MenuLink {
  readonly href: string;
  onSelect(event: MouseEvent): void;
}

/** Makes links for the entries of a `Menu`, which knows nothing of the router. */
export function useMenuLink(): (to: string) => MenuLink {
  const navigate = useNavigate();
  return (to) => ({
    href: to,
    onSelect(event) {
      // elsewhere is the browser's own business; a game at play asks before it is left (GAME-06)
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.defaultPrevented) return;
      event.preventDefault();
      void navigate(to);
    },
  });
}

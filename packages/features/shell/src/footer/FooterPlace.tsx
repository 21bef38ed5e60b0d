import { usePathname } from '@marquee/state/navigation';
import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

/** So far below what is seen it is filled. */
const MARGIN = '300px';

export interface FooterPlaceProps {
  id: string;
  children: ReactNode;
}

/**
 * Fills a room that the footer keeps, when the reader gets near it (SHELL-09): the footer stands on every page and comes with
 * it, this comes later.
 */
export function FooterPlace(props: FooterPlaceProps) {
  // another page has a footer of its own
  return <Room key={usePathname()} {...props} />;
}

function Room({ id, children }: FooterPlaceProps) {
  const [place, setPlace] = useState<Element | null>(null);
  useEffect(() => {
    const room = document.getElementById(id);
    if (!room) return;
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        watch.disconnect();
        setPlace(room);
      },
      { rootMargin: MARGIN },
    );
    watch.observe(room);
    return () => watch.disconnect();
  }, [id]);
  return place && createPortal(children, place);
}

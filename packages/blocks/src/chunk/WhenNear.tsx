import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react';
import type { LazyScreen } from './lazyScreen.tsx';
import { far } from './WhenNear.css.ts';

/** So far below what is seen its code is fetched. */
const MARGIN = '300px';

export interface WhenNearProps<P extends object> {
  screen: LazyScreen<P>;
  /** what it is given once it is there */
  props: P;
  /** stands in for it, in its shape, until its code is there */
  pending: ReactNode;
}

/** A part far down a page: its code comes, and what it shows is asked for, when the reader gets near it. */
export function WhenNear<P extends object>({ screen: Screen, props, pending }: WhenNearProps<P>) {
  const place = useRef<HTMLDivElement>(null);
  const [ready, setReady] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        watch.disconnect();
        // a failure shows in its place, with a way to try again; made in small steps, for one may be scrolling
        void Screen.preload().then(() => startTransition(() => setReady(true)));
      },
      { rootMargin: MARGIN },
    );
    watch.observe(place.current);
    return () => watch.disconnect();
  }, [Screen]);
  return (
    <div ref={place} className={ready ? undefined : far}>
      {ready ? <Screen {...props} /> : pending}
    </div>
  );
}

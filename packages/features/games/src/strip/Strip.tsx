import { useStripReach } from '@marquee/ui/base/useScrollReach';
import { IconButton } from '@marquee/ui/button/IconButton';
import { DirectionalIcon } from '@marquee/ui/icon/DirectionalIcon';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, type RefObject, useRef } from 'react';
import { arrow, list, strip } from './Strip.css.ts';

export interface StripProps {
  /** name of the list */
  label: string;
  previous: string;
  next: string;
  /** whether there is more than stands side by side */
  arrows: boolean;
  busy?: boolean;
  box?: RefObject<HTMLUListElement | null>;
  /** list items */
  children: ReactNode;
}

/** How much of what is seen goes out of sight at a press of an arrow. */
const TURN = 0.8;

/** Things side by side, swiped by a finger and turned by arrows, mirrored where one reads from the right. */
export function Strip({ label, previous, next, arrows, busy = false, box, children }: StripProps) {
  const own = useRef<HTMLUListElement>(null);
  const shown = box ?? own;
  useStripReach(shown, arrows);
  const turn = (name: string, icon: ReactNode, pages: number) => (
    <span className={arrow}>
      <IconButton
        label={name}
        icon={<DirectionalIcon>{icon}</DirectionalIcon>}
        round
        onClick={() => shown.current && scrollOn(shown.current, pages * TURN * shown.current.clientWidth)}
      />
    </span>
  );
  return (
    <div className={strip}>
      {arrows && turn(previous, <ChevronLeft size={20} aria-hidden />, -1)}
      <ul ref={shown} className={list} aria-label={label} aria-busy={busy}>
        {children}
      </ul>
      {arrows && turn(next, <ChevronRight size={20} aria-hidden />, 1)}
    </div>
  );
}

/** Scrolls on in the direction of reading. */
export function scrollOn(box: HTMLElement, distance: number): void {
  const forward = getComputedStyle(box).direction === 'rtl' ? -1 : 1;
  box.scrollBy({ left: forward * distance });
}

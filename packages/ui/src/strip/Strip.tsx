import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type JSX, type ReactNode, type RefObject, useRef } from 'react';
import { useChosenInSight } from '../base/useChosenInSight.ts';
import { useStripReach } from '../base/useScrollReach.ts';
import { IconButton } from '../button/IconButton.tsx';
import { DirectionalIcon } from '../icon/DirectionalIcon.tsx';
import { arrow, list, strip } from './Strip.css.ts';

export interface StripProps {
  /** name of the list */
  label: string;
  previous: string;
  next: string;
  /** whether there is more than stands side by side */
  arrows: boolean;
  busy?: boolean;
  /** which of them is `aria-current`: it is brought into sight */
  chosen?: string | undefined;
  box?: RefObject<HTMLUListElement | null>;
  /** list items */
  children: ReactNode;
}

/** How much of what is seen goes out of sight at a press of an arrow. */
const TURN = 0.8;

/** Things side by side, swiped by a finger and turned by arrows, mirrored where one reads from the right. */
export function Strip(props: StripProps): JSX.Element {
  const { label, previous, next, arrows, busy = false, chosen, box, children } = props;
  const own = useRef<HTMLUListElement>(null);
  const shown = box ?? own;
  useStripReach(shown, arrows);
  useChosenInSight(shown, chosen, !busy);
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

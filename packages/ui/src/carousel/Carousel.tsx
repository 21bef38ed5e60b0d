import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { type JSX, type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { classes } from '../base/classes.ts';
import { isUnseen } from '../base/isUnseen.ts';
import { browserTimers, type Timers } from '../base/timers.ts';
import { useMedia } from '../base/useMedia.ts';
import { useStripReach } from '../base/useScrollReach.ts';
import { IconButton } from '../button/IconButton.tsx';
import { DirectionalIcon } from '../icon/DirectionalIcon.tsx';
import {
  carousel,
  controls,
  cornered,
  dot,
  dots,
  slide as slideClass,
  slides as slidesClass,
  step,
} from './Carousel.css.ts';

export interface CarouselSlide {
  id: string;
  content: ReactNode;
}

export interface CarouselLabels {
  previous: string;
  next: string;
  pause: string;
  play: string;
  /** name of a slide and of the dot that leads to it, such as "Banner 2 of 3"; `position` counts from 1 */
  slide: (position: number, count: number) => string;
}

export interface CarouselProps {
  /** name of the region */
  label: string;
  labels: CarouselLabels;
  slides: readonly CarouselSlide[];
  /** milliseconds a slide stands; without it nothing moves by itself. Never with a single slide */
  autoplay?: number | undefined;
  timers?: Pick<Timers, 'setInterval' | 'clearInterval'> | undefined;
  /** where a narrow carousel bears its controls; a wide one has them on its slides */
  controlsAt?: 'below' | 'corner';
}

/** Whether a slide has been at most one step from the one that is seen, or was passed on the way there. */
function useReached(index: number): (place: number) => boolean {
  const [[from, to], setReach] = useState([index - 1, index + 1]);
  if (index - 1 < from || index + 1 > to) setReach([Math.min(from, index - 1), Math.max(to, index + 1)]);
  return (place) => place >= from && place <= to;
}

const isRtl = (element: Element) => getComputedStyle(element).direction === 'rtl';

/**
 * Slides one at a time (SHELL-12, C10, WAI-ARIA APG "Carousel"), swiped by the browser's own scroll-snap, so that
 * right-to-left mirrors by itself. It moves by itself only while nobody points at it, has focus in it or paused it, while
 * it is seen, and never under reduced motion (WCAG 2.2.2). Slides out of sight are inert, and empty until they are
 * one step away: the page neither fetches nor draws what may never be seen.
 */
export function Carousel({
  label,
  labels,
  slides,
  autoplay,
  timers = browserTimers,
  controlsAt = 'below',
}: CarouselProps): JSX.Element {
  const list = useRef<HTMLUListElement>(null);
  const [at, setIndex] = useState(0);
  const [paused, setPaused] = useState(false);
  const [held, setHeld] = useState(false);
  /** where a button sent it: slides passed on the way are not arrivals */
  const heading = useRef<number | undefined>(undefined);
  const still = useMedia('(prefers-reduced-motion: reduce)');
  const count = slides.length;
  useStripReach(list, count > 1);
  const index = Math.min(at, count - 1);
  const reached = useReached(index);
  const moves = autoplay !== undefined && count > 1 && !still;
  const runs = moves && !paused && !held;

  const go = (to: number) => {
    const next = (to + count) % count;
    heading.current = next;
    setIndex(next);
    const box = list.current;
    const [first, target] = [box?.children[0], box?.children[next]];
    // the distance is negative in right-to-left, as `scrollTo` wants it
    if (first instanceof HTMLElement && target instanceof HTMLElement)
      box?.scrollTo({ left: target.offsetLeft - first.offsetLeft });
  };

  const onScroll = () => {
    const box = list.current;
    if (!box?.clientWidth) return;
    const nearest = Math.round(Math.abs(box.scrollLeft) / box.clientWidth);
    if (heading.current !== undefined && heading.current !== nearest) return;
    heading.current = undefined;
    setIndex(nearest);
  };
  const letGo = () => {
    heading.current = undefined;
  };

  // counts anew after every move, so that a slide swiped to has its full time
  const moveOn = useEffectEvent((to: number) => isUnseen(list.current) || go(to));
  useEffect(() => {
    if (!runs) return;
    const timer = timers.setInterval(() => moveOn(index + 1), autoplay);
    return () => timers.clearInterval(timer);
  }, [runs, autoplay, timers, index]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    go(index + ((event.key === 'ArrowRight') === isRtl(event.currentTarget) ? -1 : 1));
  };

  const turn = (name: string, icon: ReactNode, to: number) => (
    <span className={step}>
      <IconButton label={name} icon={<DirectionalIcon>{icon}</DirectionalIcon>} round onClick={() => go(to)} />
    </span>
  );
  return (
    <section
      aria-label={label}
      className={carousel}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <ul
        ref={list}
        className={slidesClass}
        aria-live={runs ? 'off' : 'polite'}
        onScroll={onScroll}
        onPointerDown={letGo}
        onWheel={letGo}
      >
        {slides.map(({ id, content }, place) => (
          <li key={id} className={slideClass} aria-label={labels.slide(place + 1, count)} inert={place !== index}>
            {reached(place) && content}
          </li>
        ))}
      </ul>
      {count > 1 && (
        <div
          className={classes(controls, controlsAt === 'corner' && cornered)}
          role="toolbar"
          aria-label={label}
          onKeyDown={onKeyDown}
        >
          {moves && (
            <IconButton
              label={paused ? labels.play : labels.pause}
              icon={paused ? <Play size={18} /> : <Pause size={18} />}
              round
              onClick={() => setPaused(!paused)}
            />
          )}
          {turn(labels.previous, <ChevronLeft size={20} />, index - 1)}
          <span className={dots}>
            {slides.map(({ id }, place) => (
              <button
                key={id}
                type="button"
                className={dot}
                aria-label={labels.slide(place + 1, count)}
                aria-current={place === index}
                onClick={() => go(place)}
              />
            ))}
          </span>
          {turn(labels.next, <ChevronRight size={20} />, index + 1)}
        </div>
      )}
    </section>
  );
}

import type { Timers } from '@marquee/ui/base/timers';
import { useEffect, useState } from 'react';

/** A game that came, was let stand for so long and is turned to is taken to run. */
const STANDS_MS = 15_000;

export interface Running {
  readonly yes: boolean;
  /** the frame is empty again */
  begins(): void;
  /** the frame has its page, be it the game or the browser's word that there is none */
  loaded(): void;
  /** the player turned to what is in the frame */
  turnedTo(): void;
  /** the game itself was heard */
  heard(): void;
}

/**
 * Whether a framed game runs, as far as a page of another origin can know: it said something, or it has stood for a while and
 * the player is at it. Time alone says nothing: a frame that the browser keeps empty stands as well (C11).
 */
export function useRunning(timers: Pick<Timers, 'setTimeout' | 'clearTimeout'>): Running {
  const [step, setStep] = useState<'begins' | 'loaded' | 'stood' | 'heard'>('begins');
  const [isAtIt, setIsAtIt] = useState(false);
  useEffect(() => {
    if (step !== 'loaded') return;
    const timer = timers.setTimeout(() => setStep('stood'), STANDS_MS);
    return () => timers.clearTimeout(timer);
  }, [step, timers]);
  return {
    yes: step === 'heard' || (step === 'stood' && isAtIt),
    begins: () => {
      setStep('begins');
      setIsAtIt(false);
    },
    loaded: () => setStep((before) => (before === 'begins' ? 'loaded' : before)),
    turnedTo: () => setIsAtIt(true),
    heard: () => setStep('heard'),
  };
}

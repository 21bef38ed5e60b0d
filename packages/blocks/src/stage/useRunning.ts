import type { Timers } from '@marquee/ui/base/timers';
import { useEffect, useState } from 'react';

/** A game that came and was let stand for so long is taken to run. */
const STANDS_MS = 15_000;

export interface Running {
  readonly yes: boolean;
  /** the frame is empty again */
  begins(): void;
  /** the frame has its page, be it the game or the browser's word that there is none */
  loaded(): void;
  /** the game itself was heard */
  heard(): void;
}

/** Whether a framed game runs, as far as a page of another origin can know: it said something, or it has stood for a while. */
export function useRunning(timers: Pick<Timers, 'setTimeout' | 'clearTimeout'>): Running {
  const [step, setStep] = useState<'begins' | 'loaded' | 'runs'>('begins');
  useEffect(() => {
    if (step !== 'loaded') return;
    const timer = timers.setTimeout(() => setStep('runs'), STANDS_MS);
    return () => timers.clearTimeout(timer);
  }, [step, timers]);
  return {
    yes: step === 'runs',
    begins: () => setStep('begins'),
    loaded: () => setStep((before) => (before === 'runs' ? before : 'loaded')),
    heard: () => setStep('runs'),
  };
}

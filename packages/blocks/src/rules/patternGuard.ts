/// <reference path="../worker/workerAddress.d.ts" />
import { startWorker } from '../worker/startWorker.ts';
import address from './pattern.worker.ts?worker&url';

/** The part of a worker that is used; handed in, so that a test has one that never answers. */
export interface PatternWorker {
  postMessage(message: { pattern: string; text: string }): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<boolean | null>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

export interface PatternGuardOptions {
  createWorker?: () => PatternWorker;
  /** calls back when the time of a pattern is over; answers how to take it back */
  after?: (ms: number, run: () => void) => () => void;
  /** told once of each pattern that cannot be used here */
  onUnusable?: (pattern: string) => void;
}

/** Longer than any sane pattern takes for a field's text, too short to be felt. */
const DEADLINE_MS = 250;

/** Holds texts to the platform's patterns without ever running one on the page's own thread. */
export interface PatternGuard {
  /** `undefined` when the pattern cannot be run here: then the platform decides */
  matches(pattern: string, text: string): Promise<boolean | undefined>;
  close(): void;
}

/**
 * Patterns come from outside: one may be invalid, of another dialect, or take for ever (C15). Each runs in a worker with a
 * deadline; one that misses it is not tried again.
 */
export function createPatternGuard(options: PatternGuardOptions = {}): PatternGuard {
  const { createWorker = newWorker, after = browserAfter, onUnusable = () => {} } = options;
  const unusable = new Set<string>();
  let worker: PatternWorker | null = null;
  let queue: Promise<unknown> = Promise.resolve();

  const drop = () => {
    worker?.terminate();
    worker = null;
  };
  const run = (pattern: string, text: string) =>
    new Promise<boolean | undefined>((resolve) => {
      if (unusable.has(pattern)) return resolve(undefined);
      const give = (answer: boolean | undefined) => {
        cancel();
        if (answer === undefined) {
          unusable.add(pattern);
          onUnusable(pattern);
        }
        resolve(answer);
      };
      const cancel = after(DEADLINE_MS, () => {
        drop();
        give(undefined);
      });
      try {
        worker ??= createWorker();
      } catch {
        return give(undefined);
      }
      worker.onmessage = ({ data }) => give(data ?? undefined);
      worker.onerror = () => {
        drop();
        give(undefined);
      };
      worker.postMessage({ pattern, text });
    });

  return {
    matches(pattern, text) {
      const answer = queue.then(() => run(pattern, text));
      queue = answer;
      return answer;
    },
    close: drop,
  };
}

function newWorker(): PatternWorker {
  return startWorker(address);
}

function browserAfter(ms: number, run: () => void): () => void {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
}

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
/** the script of the worker is fetched with the first pattern */
const START_MS = 5_000;

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
  /** What the worker says, `late` when its time is over, `broken` when it could not say anything. */
  const ask = (asked: PatternWorker, message: { pattern: string; text: string }, ms: number) =>
    new Promise<boolean | null | 'late' | 'broken'>((resolve) => {
      const cancel = after(ms, () => resolve('late'));
      const give = (answer: boolean | null | 'broken') => {
        cancel();
        resolve(answer);
      };
      asked.onmessage = ({ data }) => give(data);
      asked.onerror = () => give('broken');
      asked.postMessage(message);
    });
  /** A worker that answers; its script takes its own time to come, which no pattern is to blame for. */
  const ready = async () => {
    if (worker) return worker;
    const fresh = createWorker();
    const answer = await ask(fresh, { pattern: '', text: '' }, START_MS);
    if (answer === 'late' || answer === 'broken') {
      fresh.terminate();
      return null;
    }
    worker = fresh;
    return fresh;
  };
  const run = async (pattern: string, text: string) => {
    if (unusable.has(pattern)) return undefined;
    const asked = await ready();
    if (!asked) return undefined;
    const answer = await ask(asked, { pattern, text }, DEADLINE_MS);
    if (typeof answer === 'boolean') return answer;
    if (answer !== null) drop();
    unusable.add(pattern);
    onUnusable(pattern);
    return undefined;
  };

  return {
    matches(pattern, text) {
      const answer = queue.then(() => run(pattern, text)).catch(() => undefined);
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

import { PlatformError } from './errors.ts';

/** What waiting between attempts needs from outside, so that tests neither wait nor guess. */
export interface RetryTools {
  /** from 0 up to 1 */
  random(): number;
  /** rejects when the signal is aborted */
  wait(ms: number, signal: AbortSignal | undefined): Promise<void>;
}

const RETRIES = 2;
const FIRST_DELAY_MS = 300;
/** a platform that asks for more patience than this is left alone; the screen says when to try again */
const LONGEST_WAIT_MS = 10_000;

/** Waits with a timer, until the signal is aborted. */
export function wait(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const leave = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', leave);
      resolve();
    }, ms);
    if (signal?.aborted) leave();
    else signal?.addEventListener('abort', leave, { once: true });
  });
}

/** Failures after which the same question may get an answer. */
function mayPass({ kind, details }: PlatformError): boolean {
  if (kind === 'server') return (details.status ?? 0) >= 500;
  return kind === 'offline' || kind === 'timeout' || kind === 'throttled';
}

function delayBefore(error: unknown, retry: number, random: () => number): number | undefined {
  if (!(error instanceof PlatformError) || retry >= RETRIES || !mayPass(error)) return undefined;
  const asked = error.details.retryAfterMs ?? 0;
  if (asked > LONGEST_WAIT_MS) return undefined;
  // between half and all of the step, so that many pages do not come back in the same moment
  const step = FIRST_DELAY_MS * 2 ** retry * (0.5 + random() / 2);
  return Math.max(step, asked);
}

/** Repeats a read that failed in passing; never to be used for what changes anything (SDK-05). */
export async function retrying<T>(
  call: string,
  attempt: () => Promise<T>,
  { random, wait }: RetryTools,
  signal?: AbortSignal,
): Promise<T> {
  for (let retry = 0; ; retry += 1) {
    try {
      return await attempt();
    } catch (error) {
      const delay = delayBefore(error, retry, random);
      if (delay === undefined) throw error;
      await wait(delay, signal).catch(() => {
        throw new PlatformError('cancelled', call);
      });
    }
  }
}

import { PlatformError } from './errors.ts';

/**
 * Runs work that must end within `ms`, body and all, or when the asker goes. The answer is given at that moment even if
 * the work does not heed its signal.
 */
export function withDeadline<T>(
  call: string,
  ms: number,
  signal: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) {
      reject(new PlatformError('cancelled', call));
      return;
    }
    const controller = new AbortController();
    const settle = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', leave);
    };
    const stop = (kind: 'timeout' | 'cancelled') => {
      settle();
      reject(new PlatformError(kind, call));
      controller.abort();
    };
    const leave = () => stop('cancelled');
    const timer = setTimeout(() => stop('timeout'), ms);
    signal?.addEventListener('abort', leave, { once: true });
    work(controller.signal).then(resolve, reject).finally(settle);
  });
}

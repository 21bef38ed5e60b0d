import { PlatformError } from './errors.ts';

interface Running<T> {
  readonly promise: Promise<T>;
  readonly controller: AbortController;
  askers: number;
}

interface Ask<T> {
  readonly call: string;
  /** equal for equal questions */
  readonly key: string;
  /** asked anew even when the same question is on its way */
  readonly fresh: boolean;
  readonly signal: AbortSignal | undefined;
  start(signal: AbortSignal): Promise<T>;
  /** gets the answer unless a fresher question has been asked since */
  keep(value: T): void;
}

/** One request for equal questions at the same time (SDK-06); it is cancelled when the last asker has gone. */
export function createSharing<T>(): { join(ask: Ask<T>): Promise<T> } {
  const running = new Map<string, Running<T>>();

  function begin({ key, start, keep }: Ask<T>): Running<T> {
    const controller = new AbortController();
    const forget = () => running.get(key) === entry && running.delete(key);
    const promise = start(controller.signal).then(
      (value) => {
        if (forget()) keep(value);
        return value;
      },
      (error: unknown) => {
        forget();
        throw error;
      },
    );
    const entry: Running<T> = { promise, controller, askers: 0 };
    running.set(key, entry);
    return entry;
  }

  return {
    join(ask) {
      const { call, key, signal } = ask;
      const entry = (ask.fresh ? undefined : running.get(key)) ?? begin(ask);
      entry.askers += 1;
      return new Promise((resolve, reject) => {
        const leave = () => {
          reject(new PlatformError('cancelled', call));
          entry.askers -= 1;
          if (entry.askers > 0) return;
          // at once, so that a new asker does not join what is being cancelled
          if (running.get(key) === entry) running.delete(key);
          entry.controller.abort();
        };
        signal?.addEventListener('abort', leave, { once: true });
        entry.promise.then(resolve, reject).finally(() => signal?.removeEventListener('abort', leave));
      });
    },
  };
}

import { PlatformError } from '@marquee/sdk/errors';
import { useCallback, useEffect, useRef, useState } from 'react';

/** Something a person sets off: busy, failed, or ready to be set off (again). */
export interface Action<Input, Output> {
  /** starts it; while one is on its way it does nothing and answers `undefined`, as it does on failure */
  send(input: Input): Promise<Output | undefined>;
  readonly pending: boolean;
  readonly failure: PlatformError | null;
  /** forgets the failure */
  reset(): void;
}

interface Progress {
  pending: boolean;
  failure: PlatformError | null;
}

const ready: Progress = { pending: false, failure: null };

export interface ActionOptions {
  /**
   * whether a failure stays while it is tried again, so that its notice, and the focus on its button, stay until there is
   * another answer (ERR-03); for what a screen stands and falls with. Elsewhere it goes with the next press.
   */
  keepsFailure?: boolean;
}

/**
 * Runs a chain of calls one at a time (C19). `pending` ends on every path. The signal is aborted when the screen goes:
 * a chain that should not outlive it hands the signal on, one that must finish does not.
 */
export function useAction<Input, Output>(
  run: (input: Input, signal: AbortSignal) => Promise<Output>,
  { keepsFailure = false }: ActionOptions = {},
): Action<Input, Output> {
  const [progress, setProgress] = useState(ready);
  const running = useRef<AbortController | null>(null);
  const latest = useRef(run);

  useEffect(() => {
    latest.current = run;
  }, [run]);
  useEffect(() => () => running.current?.abort(), []);

  const send = useCallback(
    async (input: Input) => {
      // state would still be the old one in a second click of the same frame
      if (running.current) return undefined;
      const controller = new AbortController();
      running.current = controller;
      setProgress(({ failure }) => ({ pending: true, failure: keepsFailure ? failure : null }));
      try {
        const output = await latest.current(input, controller.signal);
        setProgress(ready);
        return output;
      } catch (error) {
        setProgress({ pending: false, failure: asFailure(error) });
        return undefined;
      } finally {
        running.current = null;
      }
    },
    [keepsFailure],
  );
  const reset = useCallback(() => setProgress((now) => (now.pending ? now : ready)), []);

  return { send, ...progress, reset };
}

/** A cancelled call needs no words. Anything but a platform failure is a fault of ours: reported, and shown as one. */
function asFailure(error: unknown): PlatformError | null {
  if (error instanceof PlatformError) return error.kind === 'cancelled' ? null : error;
  globalThis.reportError?.(error);
  return new PlatformError('server', 'action', { cause: error });
}

import type { Client, SendOptions } from './client.ts';
import type { Call, CallInput, CallOutput, Settlement } from './contract/call.ts';
import { parseField } from './envelope.ts';
import { type FailureKind, PlatformError } from './errors.ts';
import { wait } from './retry.ts';

/** How a call that moves money or points ended, as far as can be known (SDK-05). */
export type Settled<C extends Call> =
  /** answered */
  | { readonly kind: 'done'; readonly value: CallOutput<C> }
  /** the answer was lost, the state shows that it happened */
  | { readonly kind: 'happened'; readonly error: PlatformError }
  /** the answer was lost, the state shows that nothing happened: it may be tried again */
  | { readonly kind: 'notDone'; readonly error: PlatformError }
  /** the state does not tell: to be looked up before another try */
  | { readonly kind: 'unknown'; readonly error: PlatformError };

/** A call that says how its lost answer is settled. */
export type SettledCall = Call & { readonly settlement: Settlement };

export interface SettleOptions extends Pick<SendOptions, 'signal'> {
  readonly wait?: typeof wait;
}

/** When the state is read after a lost answer, in ms after the last look: what was on its way may still arrive. */
const LOOKS_MS = [0, 1_000, 3_000];

/** Failures after which it is not known whether the platform acted; of a spoilt question, nothing was sent. */
function isLost({ kind, details }: PlatformError): boolean {
  if (kind === 'malformed') return !details.field?.startsWith('input');
  return kind === 'offline' || kind === 'timeout' || kind === 'server';
}

/** The platform has finished with the call, so that what is not there now will not come. */
function isFinished({ kind, details }: PlatformError): boolean {
  return kind === 'malformed' || (kind === 'server' && ![502, 503, 504].includes(details.status ?? 0));
}

/** Without one of these the call would fail too, and nobody could tell how: it is not sent then. */
const ENDS: readonly FailureKind[] = ['offline', 'timeout', 'signedOut', 'expired', 'cancelled'];

/**
 * Sends a call that moves money or points, once. The state is read before, and again if the answer is lost; the screen is
 * told which it was. A plain no, and a failure before anything was sent, is thrown as a `PlatformError`.
 */
export async function sendSettled<C extends SettledCall>(
  client: Client,
  call: C,
  input: CallInput<C>,
  options: SettleOptions = {},
): Promise<Settled<C>> {
  const { by, ask, happened } = call.settlement;
  const payload = parseField<C['input']>(call.id, 'input', call.input, input) as object;
  const question = ask(payload) as CallInput<Call>;
  const look = () => client.send(by, question, { signal: options.signal, flush: true });

  const before = await look().then(
    (state) => ({ state }),
    (error: unknown) => {
      if (!(error instanceof PlatformError) || ENDS.includes(error.kind)) throw error;
      return undefined;
    },
  );

  try {
    return { kind: 'done', value: await client.send(call, input, options) };
  } catch (error) {
    if (!(error instanceof PlatformError) || !isLost(error)) throw error;
    return { kind: before ? await settle(before.state, error) : 'unknown', error };
  }

  async function settle(before: unknown, error: PlatformError): Promise<'happened' | 'notDone' | 'unknown'> {
    let last: boolean | undefined;
    for (const ms of isFinished(error) ? LOOKS_MS.slice(0, 1) : LOOKS_MS) {
      try {
        if (ms > 0) await (options.wait ?? wait)(ms, options.signal);
        last = happened(before, await look(), payload);
      } catch {
        // a look that failed tells nothing; the next one may
      }
      if (last) return 'happened';
    }
    // after a time-out the platform may be at it still
    return last === false && error.kind !== 'timeout' ? 'notDone' : 'unknown';
  }
}

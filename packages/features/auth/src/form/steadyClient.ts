import type { Client } from '@marquee/sdk/client';
import type { Call, CallInput, CallOutput } from '@marquee/sdk/contract/call';
import { type FailureKind, PlatformError } from '@marquee/sdk/errors';

/** After these the platform may have done it all the same. */
const UNSURE: ReadonlySet<FailureKind> = new Set(['offline', 'timeout', 'server', 'malformed']);
/** Of those, the ones that say that something did answer: the same again would be answered so again. */
const ANSWERED: ReadonlySet<FailureKind> = new Set(['server', 'malformed']);

/** What proves that a person asks: another for each try, and no part of what is asked for. */
const PROOFS: readonly string[] = ['captcha', 'humanCheck'];

/** A try whose answer did not come. */
interface LostTry {
  readonly question: string;
  readonly input: unknown;
  readonly key: string;
  readonly at: number;
}

export interface SteadyOptions {
  now(): number;
  /** another for each call (draft-ietf-httpapi-idempotency-key-header) */
  newKey(): string;
  /** how long after its answer was lost a call is still the same one when it is made again, in ms */
  lifeMs: number;
}

/** Whether a failed call may have been done. */
export function isUnsure(failure: unknown): boolean {
  // a question that was none was not sent
  return failure instanceof PlatformError && UNSURE.has(failure.kind) && !failure.details.field?.startsWith('input');
}

/**
 * A client for what can be done only once, such as to use a code up. What is asked again after its answer was lost is the
 * same call again, under the key of the first, so that a platform answers what it would have answered then (C19). If it was
 * refused then, for a proof that was of no use, it is asked anew.
 */
export function steadyClient(client: Client, { now, newKey, lifeMs }: SteadyOptions): Client {
  let lost: LostTry | null = null;
  return {
    async send<C extends Call>(call: C, input: CallInput<C>, options: Parameters<Client['send']>[2] = {}) {
      if (call.effect === 'read') return client.send(call, input, options);
      const question = questionOf(call, input as object);
      const before = lost?.question === question && now() - lost.at < lifeMs ? lost : null;
      lost = null;
      const attempt = async (sent: unknown, key: string, repeats: boolean): Promise<CallOutput<C>> => {
        try {
          return await client.send(call, sent as CallInput<C>, { ...options, key });
        } catch (failure) {
          if (isUnsure(failure) && !(repeats && wasAnswered(failure))) lost = { question, input: sent, key, at: now() };
          throw failure;
        }
      };
      if (before) {
        const same = JSON.stringify(before.input) === JSON.stringify(input);
        try {
          return await attempt(before.input, before.key, true);
        } catch (failure) {
          if (same || isUnsure(failure)) throw failure;
        }
      }
      return attempt(input, newKey(), false);
    },
  };
}

const wasAnswered = (failure: unknown) => failure instanceof PlatformError && ANSWERED.has(failure.kind);

function questionOf(call: Call, input: object): string {
  return JSON.stringify([call.id, Object.entries(input).filter(([name]) => !PROOFS.includes(name))]);
}

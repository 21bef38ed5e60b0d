import { createAnswerCache } from './answerCache.ts';
import type { Call, CallInput, CallOutput } from './contract/call.ts';
import { bearer, contentTypes, headerNames, refusalCodes } from './contract/wire.ts';
import { withDeadline } from './deadline.ts';
import { parseField, readReply } from './envelope.ts';
import { PlatformError } from './errors.ts';
import type { OriginChoice } from './lateOrigins.ts';
import { addressOf, asksByQuery, type Destination, fieldsOf, partsOf } from './request.ts';
import { type RetryTools, retrying, wait } from './retry.ts';
import { createSharing } from './sharing.ts';
import { exchange } from './transport.ts';

const TIMEOUT_MS = 15_000;

/** Seals a payload for the platform (SDK-04); with `renewKeys` the platform's keys are fetched anew first. */
export type Seal = (callId: string, payload: object, signal: AbortSignal, renewKeys?: boolean) => Promise<string>;

/** What the client is made with; everything that differs by brand, page or test. */
export interface ClientOptions extends Destination, Partial<RetryTools> {
  /** the platform's domains, where it has several; `origin` is used without it (SDK-07) */
  readonly origins?: OriginChoice | undefined;
  readonly fetch?: typeof globalThis.fetch;
  readonly session: {
    token(): string | null;
    /** the platform no longer accepts this token; told once, however many calls were on their way */
    expired(token: string): void;
  };
  readonly merchant: { readonly merchant: string; readonly merchantCode: string };
  /** the platform's code of the language on screen, sent unchanged */
  language(): string;
  readonly seal: Seal;
  readonly clock?: { now(): number };
  /** a key that no other call has; drawn by `crypto` unless handed in */
  readonly key?: () => string;
}

export interface SendOptions {
  /** ends the call when the screen that asked has gone */
  readonly signal?: AbortSignal | undefined;
  /** asks anew although an answer is kept or the same question is on its way, and keeps the new answer (SDK-06) */
  readonly flush?: boolean | undefined;
  /** of an earlier try of the same change whose answer was lost: this is that call again, and no other */
  readonly key?: string | undefined;
}

/** The way to the platform. Every failure is a `PlatformError`. */
export interface Client {
  send<C extends Call>(call: C, input: CallInput<C>, options?: SendOptions): Promise<CallOutput<C>>;
}

/** One question with all that its answer depends on. */
interface Question<C extends Call> {
  readonly call: C;
  readonly payload: object;
  readonly token: string | null;
  readonly language: string;
  /** of a call that changes something */
  readonly key: string | null;
}

/** As many random bits as a UUID has (RFC 9562); `randomUUID` itself is missing on an insecure page. */
function uniqueKey(): string {
  const bytes = globalThis.crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Whether a domain is to be left: nobody there, or a gateway with nobody behind it. */
function didNotAnswer({ kind, details }: PlatformError): boolean {
  return kind === 'offline' || kind === 'timeout' || details.status === 502 || details.status === 504;
}

/** Makes the client; see `Call` for what decides how a call travels. */
export function createClient(options: ClientOptions): Client {
  const { session, seal, merchant, origins, random = Math.random, clock = Date } = options;
  const tools: RetryTools = { random, wait: options.wait ?? wait };
  const now = () => clock.now();
  const newKey = options.key ?? uniqueKey;
  const sharing = createSharing<unknown>();
  const answers = createAnswerCache<unknown>(now);
  let answersOf: string | null = null;
  let reported: string | null = null;
  let writes = 0;

  function headersOf({ call, token, language, key }: Question<Call>): Record<string, string> {
    return {
      Accept: contentTypes.json,
      [headerNames.merchant]: merchant.merchant,
      [headerNames.merchantCode]: merchant.merchantCode,
      [headerNames.module]: call.module,
      [headerNames.language]: language,
      ...(token !== null && { [headerNames.authorization]: bearer(token) }),
      ...(key !== null && { [headerNames.idempotencyKey]: key }),
      // the browser adds the boundary of a multipart body by itself
      ...(!asksByQuery(call) &&
        call.encoding !== 'multipart' && {
          'Content-Type': contentTypes[call.sealed ? 'sealed' : (call.encoding ?? 'json')],
        }),
    };
  }

  async function bodyOf({ call, payload }: Question<Call>, signal: AbortSignal, renewKeys: boolean) {
    if (asksByQuery(call)) return null;
    if (call.sealed) return seal(call.id, payload, signal, renewKeys);
    if (call.encoding === 'multipart') return partsOf(payload);
    return call.encoding === 'form' ? fieldsOf(payload).toString() : JSON.stringify(payload);
  }

  /** sends once, reads the whole answer */
  function attempt<C extends Call>(question: Question<C>, outer: AbortSignal | undefined, renewKeys = false) {
    const { call, payload, token } = question;
    const origin = origins?.current() ?? options.origin;
    const sending = withDeadline(call.id, call.timeoutMs ?? TIMEOUT_MS, outer, async (signal) => {
      const url = addressOf(call, payload, { origin, paths: options.paths });
      const body = await bodyOf(question, signal, renewKeys);
      const message = { url, method: call.method, headers: headersOf(question), body, cache: 'no-store' as const };
      const reply = await exchange(call.id, message, signal, options.fetch);
      return readReply(call, reply, token !== null, now());
    });
    return sending.catch((error: unknown) => {
      if (error instanceof PlatformError && didNotAnswer(error)) origins?.failed(origin);
      throw error;
    });
  }

  async function ask<C extends Call>(question: Question<C>, signal: AbortSignal | undefined): Promise<CallOutput<C>> {
    const { call, token } = question;
    try {
      return await attempt(question, signal).catch((error: unknown) => {
        // refused before anything was done, so this is no repetition (SDK-05)
        const stale = error instanceof PlatformError && error.details.code === refusalCodes.keyUnknown;
        if (!call.sealed || !stale) throw error;
        return attempt(question, signal, true);
      });
    } catch (error) {
      if (error instanceof PlatformError && error.kind === 'expired' && token !== null && token !== reported) {
        reported = token;
        session.expired(token);
      }
      throw error;
    }
  }

  function read<C extends Call>(question: Question<C>, { signal, flush = false }: SendOptions) {
    const { call, payload, token, language } = question;
    const key = JSON.stringify([call.id, payload, language, token]);
    const kept = flush ? undefined : answers.find(key);
    if (kept) return Promise.resolve(kept.value);
    return sharing.join({
      call: call.id,
      // a question asked after a change must not be answered from before it
      key: `${writes} ${key}`,
      fresh: flush,
      signal,
      start: (shared) => retrying(call.id, () => ask(question, shared), tools, shared),
      keep: (value) => call.cacheMs && answers.keep(key, value, call.cacheMs),
    });
  }

  return {
    async send<C extends Call>(call: C, input: CallInput<C>, sending: SendOptions = {}): Promise<CallOutput<C>> {
      if (sending.signal?.aborted) throw new PlatformError('cancelled', call.id);
      const current = session.token() || null;
      if (current === null && call.session === 'required') throw new PlatformError('signedOut', call.id);
      if (current !== answersOf) {
        // what one account was told does not stay in memory for the next
        answers.clear();
        answersOf = current;
      }
      const payload = parseField<C['input']>(call.id, 'input', call.input, input);
      const token = call.session === 'none' ? null : current;
      const key = call.effect === 'read' ? null : (sending.key ?? newKey());
      const question = { call, payload: payload as object, token, language: options.language(), key };
      if (call.effect !== 'read') {
        return ask(question, sending.signal).finally(() => {
          writes += 1;
        });
      }
      // the key names the call, so what is shared or kept under it is that call's output
      return read(question, sending) as Promise<CallOutput<C>>;
    },
  };
}

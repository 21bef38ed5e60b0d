import * as z from 'zod/mini';
import type { Call, CallOutput } from './contract/call.ts';
import { envelope, refusalCodes } from './contract/wire.ts';
import { type FailureDetails, type FailureKind, PlatformError } from './errors.ts';
import { parseJson } from './json.ts';
import { retryAfterMs } from './retryAfter.ts';
import type { Reply } from './transport.ts';

/** The body as JSON; `undefined` when it is none. The parser's own error is dropped: it quotes the answer. */
export function jsonOf(text: string): { value: unknown } | undefined {
  try {
    return { value: parseJson(text) };
  } catch {
    return undefined;
  }
}

/** Parses by a schema, or says which field is not as declared. */
export function parseField<S extends z.core.$ZodType>(
  call: string,
  at: string,
  schema: S,
  value: unknown,
): z.output<S> {
  const parsed = safeParse(schema, value);
  if (parsed?.success) return parsed.data;
  const path = [...(at ? [at] : []), ...(parsed?.error.issues[0]?.path ?? [])];
  throw new PlatformError('malformed', call, { field: path.map(String).join('.') || 'body' });
}

/** `undefined` when the answer is nested so deep that parsing it runs out of stack. */
function safeParse<S extends z.core.$ZodType>(schema: S, value: unknown) {
  try {
    return z.safeParse(schema, value);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** How a reply that is no success failed, by its status and what its envelope says. */
function kindOf(status: number, bearsToken: boolean, said: { success: boolean; code: string | undefined } | undefined) {
  const refused = said?.success === false;
  const table: [boolean, FailureKind][] = [
    [refused && said.code === refusalCodes.unavailable, 'unavailable'],
    [status === 401 && bearsToken, 'expired'],
    [status === 403, 'forbidden'],
    [status === 429, 'throttled'],
    [refused && status < 500, 'refused'],
    [status < 200 || status > 299, 'server'],
  ];
  return table.find(([applies]) => applies)?.[1];
}

/** Reads a call's reply: its value, parsed, or the typed failure (SDK-03). */
export function readReply<C extends Call>(call: C, reply: Reply, bearsToken: boolean, now: number): CallOutput<C> {
  const { status, text } = reply;
  const body = jsonOf(text);
  const around = call.bare ? undefined : z.safeParse(envelope, body?.value).data;

  const failure = kindOf(status, bearsToken, around);
  if (failure) {
    const details: FailureDetails = {
      status,
      serverMessage: around?.message,
      code: around?.code,
      value: around?.value,
      retryAfterMs: retryAfterMs(reply.retryAfter, now),
    };
    throw new PlatformError(failure, call.id, details);
  }

  // "no content" is a success that says nothing; whether that is enough is the call's to say
  if (status === 204) return parseField<C['output']>(call.id, 'value', call.output, undefined);
  if (!body) throw new PlatformError('malformed', call.id, { status, field: 'body' });
  if (call.bare) return parseField<C['output']>(call.id, '', call.output, body.value);
  const { value } = parseField(call.id, '', envelope, body.value);
  return parseField<C['output']>(call.id, 'value', call.output, value);
}

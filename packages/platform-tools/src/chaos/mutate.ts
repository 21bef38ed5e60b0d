import { createClient } from '@marquee/sdk/client';
import type { Call, CallInput } from '@marquee/sdk/contract/call';
import { playLanguage } from '@marquee/sdk/contract/play';
import { PlatformError } from '@marquee/sdk/errors';
import fc from 'fast-check';
import type { Prepared } from '../play/prepare.ts';

/** A place in a JSON value: property names and indexes, outermost first. */
type Place = readonly string[];

function placesOf(value: unknown, above: Place = []): Place[] {
  if (typeof value !== 'object' || value === null) return [above];
  return [above, ...Object.entries(value).flatMap(([name, part]) => placesOf(part, [...above, name]))];
}

/** The value with one place replaced, or taken out where there is nothing to put. */
function withPlace(value: unknown, [name, ...rest]: Place, put: { value: unknown } | undefined): unknown {
  if (name === undefined) return put?.value;
  const parts = Object.entries(value as object).flatMap(([key, part]): [string, unknown][] => {
    if (key !== name) return [[key, part]];
    return rest.length === 0 && !put ? [] : [[key, withPlace(part, rest, put)]];
  });
  return Array.isArray(value) ? parts.map(([, part]) => part) : Object.fromEntries(parts);
}

/** Values that readers stumble over. */
const nasty = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom<unknown>(
    null,
    '',
    '__proto__',
    -0,
    1e308,
    '12345678901234567890.000000000000000001',
    'NaN',
    [],
    {},
    [[]],
    { constructor: { prototype: {} } },
    '<img src=x onerror=alert(1)>',
    '\u0000\u2028',
    'x'.repeat(10_000),
  ),
);

/** Answers made from a right one: a place changed or gone, the text cut, or something spliced into it. */
function mutationsOf(text: string): fc.Arbitrary<string> {
  const value: unknown = JSON.parse(text);
  // of a long list, the first places stand for all
  const place = fc.constantFrom(...placesOf(value).slice(0, 400));
  const at = fc.nat({ max: text.length });
  return fc.oneof(
    {
      weight: 6,
      arbitrary: fc.tuple(place, nasty).map(([where, put]) => textOf(withPlace(value, where, { value: put }))),
    },
    { weight: 3, arbitrary: place.map((where) => textOf(withPlace(value, where, undefined))) },
    { weight: 1, arbitrary: at.map((end) => text.slice(0, end)) },
    {
      weight: 1,
      arbitrary: fc.tuple(at, fc.string()).map(([where, piece]) => text.slice(0, where) + piece + text.slice(where)),
    },
  );
}

// taking the outermost place out leaves nothing
const textOf = (value: unknown) => JSON.stringify(value) ?? '';

/** Whether a call reads an answer as one it declares, or says with a typed error that it is none (SDK-03). */
async function reads(
  call: Call,
  input: CallInput<Call>,
  token: string | null,
  text: string | null,
  status: number,
): Promise<void> {
  const client = createClient({
    origin: 'http://platform.test',
    merchant: { merchant: 'M1', merchantCode: 'M1' },
    language: () => playLanguage,
    session: { token: () => token, expired: () => undefined },
    seal: async () => 'sealed',
    wait: async () => {},
    fetch: async () => new Response(text, { status }),
  });
  try {
    await client.send(call, input);
  } catch (error) {
    if (error instanceof PlatformError) return;
    throw error;
  }
}

const STATUSES = [200, 200, 200, 201, 204, 400, 401, 403, 404, 429, 500, 503];

/** Mutates a call's right answer at random, so many times. Answers what is wrong with how it was read, with the answer. */
export async function tryMutations({ call, wire, input, token }: Prepared, times: number): Promise<string[]> {
  const property = fc.asyncProperty(mutationsOf(wire), fc.constantFrom(...STATUSES), (mutated, code) =>
    // "no content" may have no body
    reads(call, input, token, code === 204 ? null : mutated, code),
  );
  const result = await fc.check(property, { numRuns: times });
  return result.failed ? [`${String(result.errorInstance)}: ${fc.defaultReportMessage(result) ?? 'no example'}`] : [];
}

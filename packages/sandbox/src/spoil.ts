import { type Envelope, refusalCodes } from '@marquee/sdk/contract/wire';
import type { Fault } from './faults.ts';
import { type MessageName, message } from './messages.ts';

/** Longer than any client waits for one call. */
const NEVER_MS = 10 * 60_000;

export type Wait = (ms: number, signal: AbortSignal) => Promise<void>;

interface Plain {
  readonly status: number;
  readonly text: string;
  readonly headers?: Readonly<Record<string, string>>;
}

function no(status: number, name: MessageName, language: string, more: Partial<Envelope> = {}): Plain {
  const envelope: Envelope = { success: false, message: message(name, language), ...more };
  return { status, text: JSON.stringify(envelope) };
}

const PROXY_PAGE =
  '<!doctype html><html lang="en"><head><title>502 Bad Gateway</title></head><body><h1>502 Bad Gateway</h1></body></html>';

/** Every field of another type than it was; what was no object becomes one. */
export function ofWrongTypes(value: unknown): unknown {
  if (Array.isArray(value) || typeof value !== 'object' || value === null) return { unexpected: true };
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [
      name,
      typeof field === 'object' && field !== null ? 'wrong' : { wrong: true },
    ]),
  );
}

function withExtras(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withExtras);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, field]): [string, unknown] => [name, withExtras(field)]);
  return { ...Object.fromEntries(fields), unheardOf: { deep: [1, 'two', null] } };
}

/** Changes the `value` of an envelope, or the whole of a bare answer. */
function changed(text: string, bare: boolean, change: (value: unknown) => unknown): string {
  const body = JSON.parse(text) as { value?: unknown };
  return JSON.stringify(bare ? change(body) : { ...body, value: change(body.value) });
}

/**
 * Answers a call in the way the fault says. What fails before the platform has understood the call does nothing there;
 * what spoils the answer does it first, as when an answer is lost on the way.
 */
export async function spoil(
  fault: Fault,
  around: {
    language: string;
    bare: boolean;
    wait: Wait;
    signal: AbortSignal;
    answer: () => Promise<Plain>;
    /** answers a second delivery of the same request */
    again: () => Promise<Plain>;
  },
): Promise<Plain | 'offline'> {
  const { language, bare, answer } = around;
  switch (fault.name) {
    case 'latency':
      await around.wait(fault.ms, around.signal);
      return answer();
    case 'timeout':
      await around.wait(NEVER_MS, around.signal);
      return no(504, 'serverFailed', language);
    case 'offline':
      return 'offline';
    case 'lost':
      await answer();
      return 'offline';
    case 'duplicate': {
      const [, second] = await Promise.all([answer(), around.again()]);
      return second;
    }
    case '401':
      return no(401, 'sessionExpired', language, { code: 'session.expired' });
    case '403':
      return no(403, 'forbidden', language);
    case '429':
      return { ...no(429, 'throttled', language), headers: { 'Retry-After': '2' } };
    case '500':
      return no(500, 'serverFailed', language);
    case 'html502':
      return { status: 502, text: PROXY_PAGE, headers: { 'Content-Type': 'text/html; charset=utf-8' } };
    case 'refused':
      return no(200, 'refused', language);
    case 'unavailable':
      return no(200, 'refused', language, { code: refusalCodes.unavailable });
    case 'empty':
      return { ...(await answer()), text: '' };
    case 'truncated': {
      const whole = await answer();
      return { ...whole, text: whole.text.slice(0, Math.floor(whole.text.length / 2)) };
    }
    case 'missingValue': {
      const whole = await answer();
      return { ...whole, text: changed(whole.text, bare, () => (bare ? {} : undefined)) };
    }
    case 'wrongTypes': {
      const whole = await answer();
      return { ...whole, text: changed(whole.text, bare, ofWrongTypes) };
    }
    case 'extraFields': {
      const whole = await answer();
      return { ...whole, text: JSON.stringify(withExtras(JSON.parse(whole.text))) };
    }
  }
}

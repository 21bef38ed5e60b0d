import type { Call } from '@marquee/sdk/contract/call';
import { envelope } from '@marquee/sdk/contract/wire';
import { parseJson } from '@marquee/sdk/json';
import * as z from 'zod/mini';

/** Where an answer is not as the contract says: a place in it, and what is wrong there. */
export interface Difference {
  readonly at: string;
  readonly what: string;
}

const issuesOf = (at: string, error: z.core.$ZodError): Difference[] =>
  error.issues.map(({ path, message }) => ({ at: [at, ...path.map(String)].filter(Boolean).join('.'), what: message }));

/** Holds the text of a successful answer against the call's declaration. Lists all that differs, not the first alone. */
export function differencesOf(call: Call, text: string): Difference[] {
  let body: unknown;
  try {
    body = parseJson(text);
  } catch {
    return [{ at: 'body', what: text === '' ? 'there is none' : 'it is not JSON' }];
  }
  if (call.bare) return valueIssues(call, '', body);
  const around = z.safeParse(envelope, body);
  if (!around.success) return issuesOf('', around.error);
  return valueIssues(call, 'value', around.data.value);
}

function valueIssues(call: Call, at: string, value: unknown): Difference[] {
  const parsed = z.safeParse(call.output, value);
  return parsed.success ? [] : issuesOf(at, parsed.error);
}

import type { CallHead } from '@marquee/sdk/contract/callHead';

/** On what an answer depends besides its input: another language or another person, another entry in the cache. */
export interface KeyScope {
  readonly language?: string;
  /** serial of the session, or `visitor` */
  readonly session?: number | 'visitor';
}

export type CallKey = readonly [id: string, input: unknown, scope: KeyScope];

/** The cache key of a call. Only what depends on the language or the session names it (C09). */
export function callKey(
  call: Omit<CallHead, 'load'>,
  input: unknown,
  language: string,
  session: number | 'visitor',
): CallKey {
  return [call.id, input, { ...(call.localized && { language }), ...(call.session !== 'none' && { session }) }];
}

/** Whether a key names data fetched in the name of a session. */
export function isSessionKey(key: readonly unknown[]): boolean {
  const scope = key[2];
  return typeof scope === 'object' && scope !== null && 'session' in scope && scope.session !== 'visitor';
}

/** Whether two keys ask for the same, of the same person, in two languages. */
export function sameInOtherWords(key: readonly unknown[], other: readonly unknown[]): boolean {
  return JSON.stringify(withoutLanguage(key)) === JSON.stringify(withoutLanguage(other));
}

/** Whether two keys are of one call and one person, whatever they ask it. */
export function sameButInput([id, , scope]: readonly unknown[], [otherId, , otherScope]: readonly unknown[]): boolean {
  return sameInOtherWords([id, null, scope], [otherId, null, otherScope]);
}

function withoutLanguage([id, input, scope]: readonly unknown[]): unknown[] {
  return [id, input, { ...(typeof scope === 'object' && scope), language: undefined }];
}

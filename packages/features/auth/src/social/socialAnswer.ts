import { type AppStorage, ownKey } from '@marquee/state/storage';
import { providerFacts, type SocialProvider } from './providers.ts';

/** Name of the window in which a provider asks. */
export const SOCIAL_WINDOW = 'marquee.social';
/** Where a provider sends its answer. */
export const SOCIAL_RETURN = '/login';

/** What a provider answered (RFC 6749, section 4.1.2): a code, or why there is none. */
export type SocialAnswer = { readonly state: string } & ({ readonly code: string } | { readonly error: string });

/** The answer in the query of the page that a provider led back to. */
export function socialAnswer(search: string): SocialAnswer | undefined {
  const query = new URLSearchParams(search);
  return parseAnswer({ state: query.get('state'), code: query.get('code'), error: query.get('error') });
}

/** The answer that our own window handed over; nothing for anything else. */
export function saidAnswer(data: unknown): SocialAnswer | undefined {
  if (typeof data !== 'object' || data === null || !('kind' in data) || data.kind !== SOCIAL_WINDOW) return undefined;
  return 'answer' in data ? parseAnswer(data.answer) : undefined;
}

function parseAnswer(data: unknown): SocialAnswer | undefined {
  if (typeof data !== 'object' || data === null || !('state' in data)) return undefined;
  const { state } = data;
  if (typeof state !== 'string' || state === '') return undefined;
  if ('error' in data && typeof data.error === 'string' && data.error !== '') return { state, error: data.error };
  if ('code' in data && typeof data.code === 'string' && data.code !== '') return { state, code: data.code };
  return undefined;
}

/** What was sent to a provider, kept in session storage until its answer comes. */
export interface PendingSocial {
  readonly provider: SocialProvider;
  readonly state: string;
  readonly verifier?: string;
  /** path to go on at */
  readonly next?: string;
}

const KEY = ownKey('social');

export function keepPending({ session }: AppStorage, pending: PendingSocial): void {
  session.write(KEY, JSON.stringify(pending));
}

/** Where to go on after the answer. */
export function pendingNext({ session }: AppStorage): string | undefined {
  return session.read(KEY, parsePending)?.next;
}

/** Takes out what was sent: an answer is good once. */
export function takePending({ session }: AppStorage): PendingSocial | undefined {
  const pending = session.read(KEY, parsePending);
  session.remove(KEY);
  return pending;
}

function parsePending(text: string): PendingSocial | undefined {
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null) return undefined;
  const { provider, state, verifier, next } = value as Record<string, unknown>;
  if (typeof provider !== 'string' || !Object.hasOwn(providerFacts, provider) || typeof state !== 'string')
    return undefined;
  return {
    provider: provider as SocialProvider,
    state,
    ...(typeof verifier === 'string' && { verifier }),
    ...(typeof next === 'string' && { next }),
  };
}

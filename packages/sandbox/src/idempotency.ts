import { bound, type Platform } from './platform.ts';

/** Long enough for any repetition on the way; a player's own second try bears another key. */
const LIFE_MS = 24 * 60 * 60_000;
const MAX_KEPT = 500;

interface Plain {
  readonly status: number;
  readonly text: string;
}

/** An answer as it was made. */
export interface Answered extends Plain {
  /** the call was understood, so that something may have been done */
  readonly begun: boolean;
}

/**
 * Answers a call once: the same key again gets the first answer, and nothing is done twice
 * (draft-ietf-httpapi-idempotency-key-header). Keys belong to who sent them.
 */
export function onceOnly(platform: Platform, running: Map<string, Promise<Plain>>) {
  return async (key: string | undefined, answer: () => Promise<Answered>): Promise<Plain> => {
    if (key === undefined) return answer();
    const { answered } = platform.state;
    const kept = Object.hasOwn(answered, key) ? answered[key] : undefined;
    if (kept && platform.now() - kept.at < LIFE_MS) return { status: kept.status, text: kept.text };
    // a repetition that overtakes the first waits for it
    const pending = running.get(key);
    if (pending) return pending;
    const first = answer().finally(() => running.delete(key));
    running.set(key, first);
    const { status, text, begun } = await first;
    // sealed for an old key, or without a session: nothing was done, the same call may come again
    if (!begun) return { status, text };
    delete answered[key];
    answered[key] = { at: platform.now(), status, text };
    bound(answered, MAX_KEPT);
    platform.changed();
    return { status, text };
  };
}

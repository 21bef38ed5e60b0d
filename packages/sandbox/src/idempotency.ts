import { bound, type Platform } from './platform.ts';
import { Refusal } from './refusal.ts';

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

/** A call under way, and what it asks. */
interface Running {
  readonly print: string;
  readonly answer: Promise<Plain>;
}

/** Whose key it is and which call's, and in short what the call asks; no print where that cannot be read. */
interface Key {
  readonly name: string;
  readonly print: string;
}

/** A key that stands for something else already: section 2.7 of the draft. */
function assertSame(one: string | undefined, other: string): void {
  if (!one || !other || one === other) return;
  throw new Refusal('This Idempotency-Key was sent with another question before.', { status: 422, code: 'key.reused' });
}

/**
 * Answers a call once: the same key again gets the first answer, and nothing is done twice
 * (draft-ietf-httpapi-idempotency-key-header). Keys belong to who sent them.
 */
export function onceOnly(platform: Platform, running: Map<string, Running>) {
  return async (asked: Key | undefined, answer: () => Promise<Answered>): Promise<Plain> => {
    if (asked === undefined) return answer();
    const { name: key, print } = asked;
    const { answered } = platform.state;
    const kept = Object.hasOwn(answered, key) ? answered[key] : undefined;
    if (kept && platform.now() - kept.at < LIFE_MS) {
      assertSame(kept.print, print);
      return { status: kept.status, text: kept.text };
    }
    // a repetition that overtakes the first waits for it
    const pending = running.get(key);
    if (pending) {
      assertSame(pending.print, print);
      return pending.answer;
    }
    const keep = ({ status, text, begun }: Answered): Plain => {
      // sealed for an old key, or without a session: nothing was done, the same call may come again
      if (!begun) return { status, text };
      delete answered[key];
      answered[key] = { at: platform.now(), status, text, ...(print && { print }) };
      bound(answered, MAX_KEPT);
      platform.changed();
      return { status, text };
    };
    // kept before it counts as over, so that no repetition slips in between
    const first = answer()
      .then(keep)
      .finally(() => running.delete(key));
    running.set(key, { print, answer: first });
    return first;
  };
}

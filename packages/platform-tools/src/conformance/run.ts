import type { Call } from '@marquee/sdk/contract/call';
import { type CallId, calls } from '@marquee/sdk/contract/calls';
import { CannotPlay } from '@marquee/sdk/contract/play';
import { PlatformError } from '@marquee/sdk/errors';
import { type Person, type PersonOptions, personAt } from '../play/person.ts';
import { type Account, inputFor, playerOn, type Secrets } from '../play/player.ts';
import { type Difference, differencesOf } from './check.ts';

/** How a platform answered one call. */
export type Outcome =
  | { readonly kind: 'conforms' }
  /** the answer is not what the contract says */
  | { readonly kind: 'differs'; readonly differences: readonly Difference[] }
  /** there was no answer to look at, though there should be one */
  | { readonly kind: 'failed'; readonly why: string }
  /** understood, and said no: as declared, but there was nothing to look at */
  | { readonly kind: 'refused'; readonly why: string }
  /** the platform does not offer it (`function.not.available`) */
  | { readonly kind: 'unavailable' }
  | { readonly kind: 'notPlayed'; readonly why: string };

export interface Result {
  readonly id: CallId;
  readonly outcome: Outcome;
}

export interface ConformanceOptions {
  readonly connection: Omit<PersonOptions, 'fetch'>;
  /** a member's account; without it only what needs no session is played */
  readonly member?: Account | undefined;
  readonly agent?: Account | undefined;
  /** plays calls that change something too */
  readonly write: boolean;
  /** gives names that nobody has used yet */
  fresh(): string;
  readonly secrets?: Secrets | undefined;
  readonly calls?: readonly CallId[];
  onResult?(result: Result): void;
}

interface Seat {
  readonly person: Person;
  readonly account: Account;
  readonly agent: boolean;
  /** what came back last */
  last(): { status: number; text: string };
}

/** ends the session, and changes what a login needs: whatever else is played goes before */
const ENDINGS: readonly string[] = ['session.logout', 'account.changePassword'];

/** Reads first, then changes, then what ends a session. */
function inOrder(ids: readonly CallId[]): CallId[] {
  const rank = (id: CallId) => (ENDINGS.includes(id) ? 2 : calls[id].effect === 'read' ? 0 : 1);
  return [...ids].sort((one, other) => rank(one) - rank(other));
}

/** Plays the calls over HTTP against any platform and says where its answers differ from the contract. */
export async function runConformance(options: ConformanceOptions): Promise<Result[]> {
  const { member, agent, write, connection, fresh, secrets } = options;
  const nobody: Account = { username: '', password: '' };
  const visitor = seatAt(nobody, false);
  const seats = { member: member && seatAt(member, false), agent: agent && seatAt(agent, true) };
  const problems = new Map<Seat, string>();

  function seatAt(account: Account, isAgent: boolean): Seat {
    let last = { status: 0, text: '' };
    const person = personAt({
      ...connection,
      fetch: async (...asked) => {
        const response = await fetch(...asked);
        last = { status: response.status, text: await response.clone().text() };
        return response;
      },
    });
    return { person, account, agent: isAgent, last: () => last };
  }

  async function sit(seat: Seat): Promise<void> {
    if (seat === visitor || problems.has(seat)) return;
    await seat.person.logIn(seat.account, seat.agent).catch((error: unknown) => {
      problems.set(seat, error instanceof PlatformError ? sentenceOf(error) : String(error));
    });
  }

  async function play(id: CallId): Promise<Outcome> {
    const call: Call = calls[id];
    if (call.effect !== 'read' && !write) return { kind: 'notPlayed', why: 'it changes something; --write plays it' };
    const seat =
      (call.who === 'agent' ? seats.agent : seats.member) ?? (call.session === 'required' ? undefined : visitor);
    if (!seat) {
      return { kind: 'notPlayed', why: `it needs the account of ${call.who === 'agent' ? 'an agent' : 'a member'}` };
    }
    if (seat.person.token() === null) await sit(seat);
    const problem = problems.get(seat);
    if (problem !== undefined && call.session === 'required')
      return { kind: 'failed', why: `the login failed: ${problem}` };

    const first = await send(call, id, seat);
    // a session ends by itself when it was long idle; what was asked with its token was not done
    const outcome = first === 'expired' ? await sit(seat).then(() => send(call, id, seat)) : first;
    if (outcome === 'expired') return { kind: 'failed', why: 'the session ends at once' };
    // a change may have ended the session, or opened another
    if (call.module === 'SESSION' && call.effect !== 'read') seat.person.goOn(null);
    return outcome;
  }

  async function send(call: Call, id: CallId, seat: Seat): Promise<Outcome | 'expired'> {
    const player = playerOn(seat.person.client, seat.account, fresh, secrets);
    const input = await inputFor(id, player).catch((error: unknown) => {
      if (error instanceof CannotPlay) return { cannot: error.message };
      if (error instanceof PlatformError && error.kind === 'expired') return { cannot: 'expired' };
      if (error instanceof PlatformError) return { cannot: `what it needs first failed: ${sentenceOf(error)}` };
      throw error;
    });
    if (typeof input === 'object' && input !== null && 'cannot' in input) {
      if (input.cannot === 'expired') return 'expired';
      return { kind: 'notPlayed', why: String(input.cannot) };
    }
    try {
      await seat.person.client.send(call, input, { flush: true });
      return { kind: 'conforms' };
    } catch (error) {
      if (!(error instanceof PlatformError)) throw error;
      if (error.kind === 'expired') return 'expired';
      return outcomeOf(call, error, seat.last().text);
    }
  }

  const results: Result[] = [];
  for (const id of inOrder(options.calls ?? (Object.keys(calls) as CallId[]))) {
    const result = { id, outcome: await play(id) };
    results.push(result);
    options.onResult?.(result);
  }
  return results;
}

/** What the network said, such as ECONNREFUSED, below whatever was thrown on top of it. */
function reasonOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const below = reasonOf(error.cause);
  return below ?? ('code' in error && typeof error.code === 'string' ? error.code : undefined);
}

/** An error for a person. */
const sentenceOf = ({ message, details: { serverMessage, status, cause } }: PlatformError) =>
  [message, status && `HTTP ${status}`, serverMessage && `“${serverMessage}”`, reasonOf(cause)]
    .filter(Boolean)
    .join(', ');

function outcomeOf(call: Call, error: PlatformError, text: string): Outcome {
  if (error.kind === 'unavailable') return { kind: 'unavailable' };
  if (error.kind === 'refused') return { kind: 'refused', why: sentenceOf(error) };
  if (error.kind !== 'malformed') return { kind: 'failed', why: sentenceOf(error) };
  const { field = 'body' } = error.details;
  if (field.startsWith('input')) return { kind: 'failed', why: `its own play does not fit the contract at ${field}` };
  const found = differencesOf(call, text);
  return { kind: 'differs', differences: found.length > 0 ? found : [{ at: field, what: 'it is not as declared' }] };
}

/** Whether a result says that the platform is not what the contract says. */
export const isFault = ({ outcome }: Result) => outcome.kind === 'differs' || outcome.kind === 'failed';

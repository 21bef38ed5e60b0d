import { isDeepStrictEqual } from 'node:util';
import type { FaultName } from '@marquee/sandbox/faults';
import type { SandboxState } from '@marquee/sandbox/state';
import type { Settlement } from '@marquee/sdk/contract/call';
import { PlatformError } from '@marquee/sdk/errors';
import { type SettledCall, sendSettled } from '@marquee/sdk/settle';
import type { Prepared } from '../play/prepare.ts';
import { impatient, type Stage } from '../play/stage.ts';
import { expectedOf } from './expected.ts';
import { brokenLedger } from './ledger.ts';

/** What the call changed, without what every request leaves behind. */
function traceOf({ draws: _draws, ...state }: SandboxState): object {
  return state;
}

/** answers of a repeated question may differ: a captcha is another each time */
const REPEATED: readonly FaultName[] = ['duplicate'];

/** Where a call keeps what it does not know, as under a signature, the fields of the fault come through. */
function withoutExtras(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutExtras);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).filter(([name]) => name !== 'unheardOf');
  return Object.fromEntries(fields.map(([name, field]) => [name, withoutExtras(field)]));
}

async function endOf(sending: Promise<unknown>): Promise<{ ends: string; answer?: unknown }> {
  try {
    return { ends: 'answer', answer: await sending };
  } catch (error) {
    if (error instanceof PlatformError) return { ends: error.kind };
    return { ends: `an error that is no PlatformError (${String(error)})` };
  }
}

/** Whether a change was made, held against the platform before it and after one of it. */
function doneBy(stage: Stage, { before, after }: Prepared): 'once' | 'not' | 'otherwise' {
  const now = traceOf(stage.state());
  if (isDeepStrictEqual(now, traceOf(after))) return 'once';
  return isDeepStrictEqual(now, traceOf(before)) ? 'not' : 'otherwise';
}

/** Sends a call under a fault through the real client. Answers what is wrong with how it ended, a sentence each. */
export async function tryFault(stage: Stage, prepared: Prepared, fault: FaultName): Promise<string[]> {
  const { id, call, input, token, before, after, answer, wire } = prepared;
  const wrong: string[] = [];
  stage.put(before, `${id}=${fault}`);
  const person = stage.person();
  person.goOn(token);
  const bearsToken = call.session !== 'none' && token !== null;
  const expected = expectedOf(call, fault, bearsToken, wire);
  const asked = fault === 'timeout' ? impatient(call) : call;

  const end = await endOf(person.client.send(asked, input));
  if (end.ends !== expected.ends) wrong.push(`ended as ${end.ends}, not ${expected.ends}`);
  const repeated = call.effect === 'read' && REPEATED.includes(fault);
  const spoilt = fault === 'missingValue' || fault === 'wrongTypes';
  if (end.ends === 'answer' && !repeated && !spoilt && !isDeepStrictEqual(withoutExtras(end.answer), answer)) {
    wrong.push('answered something else than without the fault');
  }
  const told = fault === '401' && bearsToken ? 1 : 0;
  if (person.expired.length !== told) wrong.push(`told ${person.expired.length} times that the session ended`);

  const broken = brokenLedger(stage.state());
  if (broken) wrong.push(broken);
  if (call.effect === 'read') {
    const { balances } = stage.state().ledger;
    const moved = ![before, after].some(({ ledger }) => isDeepStrictEqual(ledger.balances, balances));
    if (moved) wrong.push('a read moved money');
    return wrong;
  }
  const done = doneBy(stage, prepared);
  // a call that leaves no trace, such as a launch, is done and not done alike
  const traceless = isDeepStrictEqual(traceOf(before), traceOf(after));
  const wanted = expected.done || traceless ? 'once' : 'not';
  if (done !== wanted) wrong.push(`was done ${done}, not ${wanted}`);
  return wrong;
}

/** Sends a money call so that a lost answer is settled, and holds what the screen is told against what happened. */
export async function trySettling(stage: Stage, prepared: Prepared, fault: FaultName): Promise<string[]> {
  const { id, call, input, token, before, wire } = prepared;
  if (!call.settlement) return ['moves money, and has no settlement'];
  stage.put(before, `${id}=${fault}`);
  const person = stage.person();
  person.goOn(token);
  const asked: SettledCall = {
    ...(fault === 'timeout' ? impatient(call) : call),
    settlement: call.settlement as Settlement,
  };

  const told = await sendSettled(person.client, asked, input, { wait: async () => {} }).then(
    ({ kind }) => kind,
    (error: unknown) => (error instanceof PlatformError ? ('no' as const) : String(error)),
  );
  const expected = expectedOf(call, fault, true, wire);
  const wrong: string[] = [];
  if (told === 'unknown') {
    // only what may still be under way is left open
    if (fault !== 'timeout') wrong.push('was told that it is unknown, though the state is there to read');
  } else if (expected.done !== (told === 'done' || told === 'happened')) {
    wrong.push(`was told "${told}", though it ${expected.done ? 'happened' : 'did not happen'}`);
  }
  const broken = brokenLedger(stage.state());
  if (broken) wrong.push(broken);
  return wrong;
}

/** Money that somebody moved; what an account begins with is posted at the first look at it. */
const movesIn = ({ ledger }: SandboxState) => ledger.entries.filter(({ kind }) => !kind.endsWith('opening')).length;

/** What is wrong with a call that met no fault at all. */
export function withoutFault({ call, before, after }: Prepared): string[] {
  const wrong: string[] = [];
  const broken = brokenLedger(after);
  if (broken) wrong.push(broken);
  if (call.effect === 'read' && movesIn(before) !== movesIn(after)) wrong.push('a read moved money');
  // a lot that is a blank moves none, yet it is drawn
  if (call.effect === 'money' && isDeepStrictEqual(traceOf(before), traceOf(after))) {
    wrong.push('is said to move money, and changed nothing');
  }
  return wrong;
}

import type { FaultName } from '@marquee/sandbox/faults';
import { ofWrongTypes } from '@marquee/sandbox/spoil';
import type { Call } from '@marquee/sdk/contract/call';
import type { FailureKind } from '@marquee/sdk/errors';
import * as z from 'zod/mini';

/** How a call must end when its answer goes wrong in a certain way. */
export interface Expected {
  /** the right answer, or the kind of failure */
  readonly ends: 'answer' | FailureKind;
  /** what the platform has done by then: nothing, or what the call is for */
  readonly done: boolean;
}

/** An answer that is not as declared: whether that is a failure is the call's to say, for some need no answer. */
const spoilt = (call: Call, value: unknown): Expected['ends'] =>
  z.safeParse(call.output, value).success ? 'answer' : 'malformed';

/** What an answer's text holds for the call. */
function valueIn(call: Call, wire: string): unknown {
  const body = JSON.parse(wire) as { value?: unknown };
  return call.bare ? body : body.value;
}

/** A call without envelope has nowhere to say no: its no is an answer that is not as declared. */
const said = (call: Call, kind: FailureKind): FailureKind => (call.bare ? 'malformed' : kind);

const table: Record<FaultName, (call: Call, bearsToken: boolean, wire: string) => Expected> = {
  latency: () => ({ ends: 'answer', done: true }),
  extraFields: () => ({ ends: 'answer', done: true }),
  duplicate: () => ({ ends: 'answer', done: true }),
  timeout: () => ({ ends: 'timeout', done: false }),
  offline: () => ({ ends: 'offline', done: false }),
  '401': (call, bearsToken) => ({ ends: bearsToken ? 'expired' : call.bare ? 'server' : 'refused', done: false }),
  '403': () => ({ ends: 'forbidden', done: false }),
  '429': () => ({ ends: 'throttled', done: false }),
  '500': () => ({ ends: 'server', done: false }),
  html502: () => ({ ends: 'server', done: false }),
  refused: (call) => ({ ends: said(call, 'refused'), done: false }),
  unavailable: (call) => ({ ends: said(call, 'unavailable'), done: false }),
  empty: () => ({ ends: 'malformed', done: true }),
  truncated: () => ({ ends: 'malformed', done: true }),
  missingValue: (call) => ({ ends: spoilt(call, call.bare ? {} : undefined), done: true }),
  wrongTypes: (call, _, wire) => ({ ends: spoilt(call, ofWrongTypes(valueIn(call, wire))), done: true }),
  lost: () => ({ ends: 'offline', done: true }),
};

/**
 * What must come of a call under a fault.
 * @param wire the answer without the fault, as it travelled
 */
export function expectedOf(call: Call, fault: FaultName, bearsToken: boolean, wire: string): Expected {
  return table[fault](call, bearsToken, wire);
}

import { NamesError } from './names.ts';

/** Ways an answer can go wrong on purpose, by name. */
export const faultNames = [
  /** the answer comes late: `latency(3000)` */
  'latency',
  /** no answer for longer than any client waits */
  'timeout',
  /** the connection breaks */
  'offline',
  '401',
  '403',
  '429',
  '500',
  /** a proxy's HTML page instead of the platform */
  'html502',
  /** nothing in the body */
  'empty',
  /** half of the body; what the call does was done */
  'truncated',
  /** `success: false` with a message */
  'refused',
  /** the relay does not offer the function */
  'unavailable',
  /** the envelope without its `value`; what the call does was done */
  'missingValue',
  /** every field of the `value` is of another type */
  'wrongTypes',
  /** fields that the contract does not know, which must not matter */
  'extraFields',
  /** the request is delivered twice at the same time; the second answer is the one that counts */
  'duplicate',
  /** the connection breaks after the call has done what it does */
  'lost',
] as const;

export type FaultName = (typeof faultNames)[number];

export interface Fault {
  readonly name: FaultName;
  /** how late, for `latency` */
  readonly ms: number;
}

/** Which call fails how: by call id, `*` for all. */
export type FaultPlan = Readonly<Record<string, Fault>>;

const DEFAULT_LATENCY_MS = 1500;
const FAULT = /^(\w+)(?:\((\d{1,6})\))?$/;

function isFaultName(name: string): name is FaultName {
  return (faultNames as readonly string[]).includes(name);
}

/** How each fault is written, for a message; its milliseconds may be left out. */
export const faultForms = faultNames.map((name) => (name === 'latency' ? 'latency(ms)' : name));

/**
 * Reads `session.login=500, *=latency(300)`.
 * @throws NamesError naming what is known, when a call or a fault is not
 */
export function parseFaults(text: string, callIds: readonly string[]): FaultPlan {
  const plan: Record<string, Fault> = {};
  for (const entry of text.split(',').map((part) => part.trim())) {
    if (entry === '') continue;
    const [call = '', fault = '', ...rest] = entry.split('=').map((part) => part.trim());
    if (rest.length > 0 || fault === '')
      throw new NamesError(`Write a fault as call=fault, not "${entry}".`, faultForms);
    if (call !== '*' && !callIds.includes(call)) throw new NamesError(`There is no call "${call}".`, ['*', ...callIds]);
    const [, name = '', ms] = FAULT.exec(fault) ?? [];
    if (!isFaultName(name)) throw new NamesError(`There is no fault "${fault}".`, faultForms);
    plan[call] = { name, ms: ms === undefined ? DEFAULT_LATENCY_MS : Number(ms) };
  }
  return plan;
}

import type { CallId } from '@marquee/sdk/contract/calls';
import { prepare } from '../play/prepare.ts';
import { openStage } from '../play/stage.ts';
import type { Example } from './operation.ts';

/** Of a list, so many show what it is. */
const SHOWN = 2;
/** a picture as text would fill pages */
const LONGEST_TEXT = 400;

/** A value short enough to be read, and without what JSON has not. */
function shortened(value: unknown): unknown {
  if (value instanceof Blob) return '(bytes)';
  if (Array.isArray(value)) return value.slice(0, SHOWN).map(shortened);
  if (typeof value === 'string') return value.length > LONGEST_TEXT ? `${value.slice(0, LONGEST_TEXT)}…` : value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, shortened(part)]));
}

/** What each call is asked with and answers, played on the stand-in; the same in every run. */
export async function examplesOf(ids: readonly CallId[]): Promise<Record<string, Example>> {
  const stage = await openStage();
  try {
    const examples: Record<string, Example> = {};
    for (const id of ids) {
      const { call, input, wire } = await prepare(stage, id);
      const body = JSON.parse(wire) as { value?: unknown };
      examples[id] = { input: shortened(input), value: shortened(call.bare ? body : body.value) };
    }
    return examples;
  } finally {
    await stage.close();
  }
}

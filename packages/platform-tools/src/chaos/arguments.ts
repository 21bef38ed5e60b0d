import { type CallId, calls } from '@marquee/sdk/contract/calls';
import { readCommandLine, UsageError } from '../../../../scripts/commandLine.mjs';

const MUTATIONS_PER_CALL = 300;

export const help = `Sends every call with everything that can go wrong, through the client, to the stand-in over HTTP. Takes minutes.

  pnpm chaos [options]

  --call       tries this call only; may be repeated
  --mutations  how many answers of each call are changed at random and read   (default: ${MUTATIONS_PER_CALL})

Exits with 1 when a call ends in anything but a typed error or a right answer, is done twice, or moves money astray.`;

export interface Arguments {
  readonly calls: readonly CallId[] | undefined;
  readonly mutations: number;
}

const isCall = (name: string): name is CallId => Object.hasOwn(calls, name);

/** Reads the command line. Throws a `UsageError`. */
export function readArguments(args: string[]): Arguments {
  const { values } = readCommandLine(args, {
    call: { type: 'string', multiple: true, default: [] },
    mutations: { type: 'string', default: String(MUTATIONS_PER_CALL) },
  });
  const unknown = values.call.find((name) => !isCall(name));
  if (unknown !== undefined) throw new UsageError(`There is no call "${unknown}". pnpm openapi lists them.`);
  if (!/^[1-9]\d{0,5}$/.test(values.mutations)) throw new UsageError('--mutations takes a whole number from 1 on.');
  const named = values.call.filter(isCall);
  return {
    calls: named.length === 0 ? undefined : named,
    mutations: Number(values.mutations),
  };
}

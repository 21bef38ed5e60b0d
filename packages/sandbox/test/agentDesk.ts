import { type CallId, calls } from '@marquee/sdk/contract/calls';
import * as z from 'zod/mini';
import type { Sandbox } from '../src/sandbox.ts';
import { AGENT, ask, sandboxWith, tokenFor } from './fixture.ts';

/** Asks as a client would and reads the answer with the call's own schema. */
export function desk(sandbox: Sandbox, token: string) {
  return async <Id extends CallId>(id: Id, input: object = {}) => {
    const { body } = await ask(sandbox, id, input, { token });
    if (!body.success) throw new Error(`${id}: ${body.code}`);
    return z.parse(calls[id].output, body.value) as z.output<(typeof calls)[Id]['output']>;
  };
}

export async function agentDesk(options: Parameters<typeof sandboxWith>[0] = {}) {
  const sandbox = sandboxWith(options);
  const token = await tokenFor(sandbox, AGENT);
  return { sandbox, token, get: desk(sandbox, token) };
}

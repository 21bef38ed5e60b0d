import { demoAccounts } from '@marquee/sandbox/accounts';
import type { SandboxState } from '@marquee/sandbox/state';
import type { Call, CallInput } from '@marquee/sdk/contract/call';
import { type CallId, calls } from '@marquee/sdk/contract/calls';
import { freshNames, inputFor, playerOn, secretsOf, withPaymentPassword } from './player.ts';
import type { Stage } from './stage.ts';

/** A call about to be sent, and what comes of it when nothing goes wrong. */
export interface Prepared {
  readonly id: CallId;
  readonly call: Call;
  readonly input: CallInput<Call>;
  readonly token: string | null;
  /** the platform before the call */
  readonly before: SandboxState;
  /** the platform after it was answered once */
  readonly after: SandboxState;
  readonly answer: unknown;
  /** that answer as it travelled */
  readonly wire: string;
}

/** Logs in, plays what the call needs, and sends it once without a fault. Throws when even that fails. */
export async function prepare(stage: Stage, id: CallId): Promise<Prepared> {
  const call: Call = calls[id];
  const kind = call.who ?? 'member';
  const demo = demoAccounts.find((one) => one.kind === kind);
  if (!demo) throw new Error(`The stand-in has no account of a ${kind}.`);
  const account = withPaymentPassword(demo);

  stage.put(undefined);
  const player = stage.person();
  await player.logIn(account, kind === 'agent');
  const input = await inputFor(id, playerOn(player.client, account, freshNames('chaos'), secretsOf(stage.state)));
  const before = structuredClone(stage.state());
  const token = player.token();

  stage.put(before);
  let wire = '';
  const person = stage.person(async (...asked) => {
    const response = await fetch(...asked);
    wire = await response.clone().text();
    return response;
  });
  person.goOn(token);
  const answer = await person.client.send(call, input);
  const after = structuredClone(stage.state());

  return { id, call, input, token, before, after, answer, wire };
}

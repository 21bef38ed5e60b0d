import type { SandboxState } from '@marquee/sandbox/state';
import type { Client } from '@marquee/sdk/client';
import type { Call, CallInput } from '@marquee/sdk/contract/call';
import type { CallId } from '@marquee/sdk/contract/calls';
import type { Play, Player } from '@marquee/sdk/contract/play';
import { plays } from '@marquee/sdk/contract/plays';

/** Who plays. */
export interface Account {
  readonly username: string;
  readonly password: string;
}

/** What a platform shows a person and not a program: codes sent by SMS, what a captcha shows. */
export type Secrets = Pick<Player, 'code' | 'captcha'>;

/** Whoever runs the stand-in can look. */
export function secretsOf(state: () => SandboxState): Secrets {
  return {
    code: async (mobileNum) => state().outbox.findLast(({ mobile }) => mobile.endsWith(mobileNum))?.code ?? '',
    captcha: async () => state().captchas.at(-1)?.answer ?? '',
  };
}

/** Plays calls through a client. `freshNames` begins the names that nobody has used yet. */
export function playerOn(client: Client, account: Account, freshNames: string, secrets: Secrets = {}): Player {
  let names = 0;
  return {
    ...account,
    ...secrets,
    ask: (call, input) => client.send(call, input, { flush: true }),
    fresh: () => `${freshNames}${++names}`,
  };
}

/** The input of a call's play; its type follows from the id, which the compiler cannot see. */
export async function inputFor(id: CallId, player: Player): Promise<CallInput<Call>> {
  const play = plays[id] as unknown as Play<Call>;
  return play(player);
}

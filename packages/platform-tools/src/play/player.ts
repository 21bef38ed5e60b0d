import { DEMO_PAYMENT_PASSWORD } from '@marquee/sandbox/accounts';
import type { SandboxState } from '@marquee/sandbox/state';
import type { Client } from '@marquee/sdk/client';
import type { Call, CallInput } from '@marquee/sdk/contract/call';
import type { CallId } from '@marquee/sdk/contract/calls';
import type { Play, Player } from '@marquee/sdk/contract/play';
import { plays } from '@marquee/sdk/contract/plays';

/** Who plays. */
export type Account = Pick<Player, 'username' | 'password' | 'paymentPassword'>;

/** What a platform shows a person and not a program: codes it sends, what a captcha shows. */
export type Secrets = Pick<Player, 'code' | 'captcha'>;

/** Names that nobody has used yet, in a row. */
export function freshNames(beginning: string): () => string {
  let names = 0;
  return () => `${beginning}${++names}`;
}

/** Whoever runs the stand-in can look. */
export function secretsOf(state: () => SandboxState): Secrets {
  return {
    code: async (to) => {
      const { outbox, mails } = state();
      const sent = outbox.findLast(({ mobile }) => mobile.endsWith(to)) ?? mails.findLast(({ email }) => email === to);
      return sent?.code ?? '';
    },
    captcha: async () => state().captchas.at(-1)?.answer ?? '',
  };
}

/** An account of the stand-in, with what confirms its payments. */
export function withPaymentPassword({ username, password }: Account): Account {
  return { username, password, paymentPassword: DEMO_PAYMENT_PASSWORD };
}

/** Plays calls through a client. */
export function playerOn(client: Client, account: Account, fresh: () => string, secrets: Secrets = {}): Player {
  return {
    ...account,
    ...secrets,
    ask: (call, input) => client.send(call, input, { flush: true }),
    fresh,
  };
}

/** The input of a call's play; its type follows from the id, which the compiler cannot see. */
export async function inputFor(id: CallId, player: Player): Promise<CallInput<Call>> {
  const play = plays[id] as unknown as Play<Call>;
  return play(player);
}

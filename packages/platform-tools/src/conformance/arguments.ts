import { playLanguage } from '@marquee/sdk/contract/play';
import { readCommandLine, UsageError } from '../../../../scripts/commandLine.mjs';
import type { Account } from '../play/player.ts';

export const help = `Plays the calls of the contract over HTTP against a platform, and says where its answers differ.

  pnpm conformance --origin <https://…> [options]

  --merchant         merchant code (and name) that the calls bear              (default: marquee)
  --language         platform language code                                    (default: ${playLanguage})
  --username         a member's account; without it, only calls without a session are played
  --password
  --payment-password what confirms payments of both accounts; without it, calls that need one are not played
  --agent-username   an agent's account, for the calls of agents
  --agent-password
  --write            plays calls that change something or move money too: with a test account only
  --call             plays this call only; may be repeated
  --paths            JSON file of other paths by call id, or a brand.json

Passwords may come from PASSWORD, AGENT_PASSWORD and PAYMENT_PASSWORD. Exits with 1 when an answer differs or there is none.`;

export interface Arguments {
  readonly origin: string;
  readonly merchant: string;
  readonly language: string;
  readonly member: Account | undefined;
  readonly agent: Account | undefined;
  readonly write: boolean;
  readonly calls: readonly string[];
  readonly paths: string | undefined;
}

function accountOf(
  username: string | undefined,
  password: string | undefined,
  name: string,
  paymentPassword: string | undefined,
): Account | undefined {
  if (username === undefined) return undefined;
  if (!password) throw new UsageError(`Give the password of ${username} too: --${name}password.`);
  return { username, password, ...(paymentPassword !== undefined && { paymentPassword }) };
}

/** Reads the command line. Throws a `UsageError`. */
export function readArguments(args: string[], env: Readonly<Record<string, string | undefined>>): Arguments {
  const { values } = readCommandLine(args, {
    origin: { type: 'string' },
    merchant: { type: 'string', default: 'marquee' },
    language: { type: 'string', default: playLanguage },
    username: { type: 'string' },
    password: { type: 'string' },
    'payment-password': { type: 'string' },
    'agent-username': { type: 'string' },
    'agent-password': { type: 'string' },
    write: { type: 'boolean', default: false },
    call: { type: 'string', multiple: true, default: [] },
    paths: { type: 'string' },
  });
  const { origin = '' } = values;
  if (!/^https?:\/\/[^/?#]+\/?$/.test(origin)) {
    throw new UsageError('Give the platform’s origin, such as --origin https://platform.example.');
  }
  const payment = values['payment-password'] ?? env.PAYMENT_PASSWORD;
  const member = accountOf(values.username, values.password ?? env.PASSWORD, '', payment);
  if (values.write && !member) throw new UsageError('--write needs a test account: --username and --password.');
  return {
    origin: origin.replace(/\/$/, ''),
    merchant: values.merchant,
    language: values.language,
    member,
    agent: accountOf(values['agent-username'], values['agent-password'] ?? env.AGENT_PASSWORD, 'agent-', payment),
    write: values.write,
    calls: values.call,
    paths: values.paths,
  };
}

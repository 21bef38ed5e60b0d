import { amountProblem } from '@marquee/domain/amountRule';
import { type Amount, parseAmount } from '@marquee/domain/money';
import { maskedName } from '../../account/mask.ts';
import { assertPaymentPassword } from '../../cashier/paymentPassword.ts';
import type { Exchange, Handler } from '../../exchange.ts';
import { balanceOf, move, Overdrawn } from '../../ledger/ledger.ts';
import { houseAccount, walletOf } from '../../ledger/wallets.ts';
import { type Person, personOf, realPersonOf } from '../../people.ts';
import type { Platform } from '../../platform.ts';
import type { TeamState } from '../../team/state.ts';
import { type Downline, downlineWallet, maySendUp, TOP, teamOf, uplineAccount, uplineOf } from '../../team/team.ts';
import { downlineAt, hereOf, page, refusal, shownFor } from './here.ts';

const RULE = { least: '1', most: '100000', digits: 2 } as const;
const MAX_TRANSFERS = 2000;

type Transfer = TeamState['transfers'][number];
type Asked = Exchange<{ readonly amount: string; readonly paymentPassword: string }>;

/** Moves the money, once all that may forbid it has been asked. @throws Refusal */
async function transfer(exchange: Asked, person: Person, to: string, wallet: string) {
  const { platform, input, language } = exchange;
  const { merchant, username } = person;
  const amount: Amount | undefined = parseAmount(input.amount);
  if (amount === undefined || amountProblem(amount, RULE)) throw refusal('transferAmount', language);
  await assertPaymentPassword(exchange, person, input.paymentPassword);
  const from = walletOf(platform, merchant, username);
  try {
    const { id, at } = move(platform, { kind: 'transfer', merchant, username, reference: to }, from, wallet, amount);
    const entry: Transfer = { id, merchant, at, from: username, to, amount };
    platform.state.team.transfers = [...platform.state.team.transfers, entry].slice(-MAX_TRANSFERS);
    platform.changed();
    return { id, at, amount, balance: balanceOf(platform, from) };
  } catch (error) {
    if (error instanceof Overdrawn) throw refusal('transferShort', language);
    throw error;
  }
}

/** Sends money to someone in the team (AGNT-04). */
export const transferDownline: Handler<'agent.transferDownline'> = (exchange) => {
  const here = hereOf(exchange);
  const one = downlineAt(here, exchange.input.id, exchange.language);
  const wallet = downlineWallet(exchange.platform, here.merchant, one);
  return transfer(exchange, personOf(exchange), one.username ?? one.id, wallet);
};

/** Sends money to whoever stands directly above, where that is open (MEMB-08, AGNT-04). */
export const transferUpline: Handler<'agent.transferUpline'> = (exchange) => {
  const person = realPersonOf(exchange);
  const { platform, language } = exchange;
  const { merchant, username } = person;
  const upline = uplineOf(platform, merchant, username);
  if (upline === undefined) throw refusal('noUpline', language);
  const wallet = upline === TOP ? houseAccount(merchant, 'upline') : walletOf(platform, merchant, upline);
  return transfer(exchange, person, upline, wallet);
};

function otherParty(
  platform: Platform,
  { merchant, username }: Person,
  key: string,
): { with: 'upline' | 'downline'; account: string; downlineId?: string } {
  if (key === uplineOf(platform, merchant, username)) {
    return { with: 'upline', account: uplineAccount(platform, merchant, key) };
  }
  const found: Downline | undefined = teamOf(platform, merchant, username).list.find(
    (one) => (one.username ?? one.id) === key,
  );
  return found
    ? { with: 'downline', account: found.account, downlineId: found.id }
    : { with: 'downline', account: maskedName(key) };
}

/** What one sent and got, newest first. */
export const transfers: Handler<'agent.transfers'> = (exchange) => {
  const person = personOf(exchange);
  const { platform, scenario, input } = exchange;
  const { merchant, username } = person;
  const shown = shownFor(exchange);
  const own = platform.state.team.transfers
    .filter((entry) => entry.merchant === merchant && (entry.from === username || entry.to === username))
    .reverse();
  const cut = page(scenario.empty ? [] : own, input);
  return {
    ...cut,
    list: cut.list.map(({ id, at, from, to, amount }) => {
      const out = from === username;
      const other = otherParty(platform, person, out ? to : from);
      return { id, at, direction: out ? 'out' : 'in', ...other, account: shown(other.account), amount } as const;
    }),
  };
};

export const transferRules: Handler<'agent.transferRules'> = (exchange) => {
  const { platform } = exchange;
  const { merchant, username, record } = personOf(exchange);
  const upline = uplineOf(platform, merchant, username);
  return {
    toUpline: maySendUp(platform, merchant, username) ? '1' : '0',
    toDownline: record.kind === 'agent' ? '1' : '0',
    ...(upline === undefined ? {} : { upline: shownFor(exchange)(uplineAccount(platform, merchant, upline)) }),
    ...RULE,
    paymentPassword: record.paymentPassword !== undefined,
  };
};

import { addAccount, newRecord } from '../../account/find.ts';
import { sealPassword } from '../../account/passwords.ts';
import type { Exchange, Handler } from '../../exchange.ts';
import { bound } from '../../platform.ts';
import { DAY_MS } from '../../team/calendar.ts';
import { ownRates, RATE_STEP, rateList, ratesOf, readRates } from '../../team/rates.ts';
import type { Link, Rates } from '../../team/state.ts';
import { idOf } from '../../team/team.ts';
import { downlineAt, type Here, hereOf, page, refusal } from './here.ts';
import { rowOf } from './team.ts';

const MAX_LINKS_EACH = 30;
const MAX_LINKS = 600;
const MAX_OPENED = 500;
const MAX_RATES = 1000;
const PROBLEMS = { unknown: 'rateUnknown', step: 'rateStep', high: 'rateHigh', low: 'rateLow' } as const;

type RatesAsked = Exchange<{ readonly rates: readonly { gameType: string; rate: string }[] }>;

/** @throws Refusal naming the category whose rate does not fit */
function ratesFrom({ input, language }: RatesAsked, own: Rates, absent?: Rates): Rates {
  const read = readRates(input.rates, own, absent);
  if ('rates' in read) return read.rates;
  throw refusal(PROBLEMS[read.problem], language, { gameType: read.gameType });
}

export const rates: Handler<'agent.rates'> = (exchange) => {
  const { platform, merchant, username } = hereOf(exchange);
  return { rates: rateList(ownRates(platform, merchant, username)), step: RATE_STEP };
};

const LONG_NAME = 'Friends of the Northern Lighthouse Club';

function linkRow({ id, code, name, kind, rates: given, registered, createdAt, expiresAt }: Link, long: boolean) {
  return {
    id,
    code,
    ...(long ? { name: LONG_NAME } : name === undefined ? {} : { name }),
    kind,
    rates: rateList(given),
    registered,
    createdAt,
    ...(expiresAt === undefined ? {} : { expiresAt }),
  };
}

const linksOf = ({ platform, merchant, username }: Here): Link[] =>
  platform.state.team.links.filter((link) => link.merchant === merchant && link.agent === username);

export const links: Handler<'agent.links'> = (exchange) => {
  const own = linksOf(hereOf(exchange)).reverse();
  const cut = page(exchange.scenario.empty ? [] : own, exchange.input);
  return { ...cut, list: cut.list.map((link) => linkRow(link, exchange.scenario.longText === true)) };
};

/** Makes a registration link (AGNT-02). */
export const createLink: Handler<'agent.createLink'> = (exchange) => {
  const here = hereOf(exchange);
  const { platform, merchant, username } = here;
  const { input, language } = exchange;
  const { days } = input;
  if (days !== undefined && (days < 1 || days > 365)) throw refusal('linkDays', language);
  if (linksOf(here).length >= MAX_LINKS_EACH) throw refusal('linksFull', language);
  const code = platform.hex(4).toUpperCase();
  const now = platform.now();
  const name = input.name?.trim();
  const link: Link = {
    id: `RL${code}`,
    merchant,
    agent: username,
    code,
    ...(name ? { name } : {}),
    kind: input.kind,
    rates: ratesFrom(exchange, ownRates(platform, merchant, username)),
    registered: 0,
    createdAt: now,
    ...(days === undefined ? {} : { expiresAt: now + days * DAY_MS }),
  };
  platform.state.team.links = [...platform.state.team.links, link].slice(-MAX_LINKS);
  platform.changed();
  return linkRow(link, false);
};

/** Takes a link back (AGNT-02). */
export const removeLink: Handler<'agent.removeLink'> = (exchange) => {
  const here = hereOf(exchange);
  const { input, language } = exchange;
  if (!linksOf(here).some(({ id }) => id === input.id)) throw refusal('linkUnknown', language);
  const { team } = here.platform.state;
  team.links = team.links.filter(({ id, merchant }) => id !== input.id || merchant !== here.merchant);
  here.platform.changed();
  return null;
};

/** Opens an account directly below the agent (AGNT-02). */
export const openAccount: Handler<'agent.openAccount'> = async (exchange) => {
  const here = hereOf(exchange);
  const { platform, merchant } = here;
  const { input, language } = exchange;
  const username = input.username.trim().toLowerCase();
  if (!/^[a-z][a-z0-9]{1,14}$/.test(username)) throw refusal('usernameInvalid', language);
  if (!/^(?=.*[a-zA-Z])(?=.*\d)\S{7,64}$/.test(input.password)) throw refusal('passwordInvalid', language);
  if (platform.account(merchant, username)) throw refusal('usernameTaken', language);
  const given = ratesFrom(exchange, ownRates(platform, merchant, here.username));
  const key = `${merchant}/${username}`;
  const password = await sealPassword(platform, input.password);
  const record = newRecord(platform, {
    kind: input.kind,
    password,
    nickname: username,
    firstLogin: true,
    upline: here.username,
  });
  addAccount(platform, merchant, username, record);
  const { opened } = platform.state.team;
  opened[key] = { upline: here.username, kind: input.kind, openedAt: platform.now(), rates: given };
  bound(opened, MAX_OPENED);
  platform.changed();
  const now = hereOf(exchange);
  return rowOf(now, downlineAt(now, idOf(platform, merchant, username), language));
};

/** Raises the rates of a direct downline (AGNT-02). */
export const setRates: Handler<'agent.setRates'> = (exchange) => {
  const here = hereOf(exchange);
  const { platform, merchant } = here;
  const { input, language } = exchange;
  const one = downlineAt(here, input.id, language);
  if (one.level !== 1) throw refusal('notDirect', language);
  const own = ownRates(platform, merchant, here.username);
  const given = ratesFrom(exchange, own, ratesOf(platform, merchant, one, own));
  const { rates: kept } = platform.state.team;
  kept[`${merchant}/${one.username ?? one.id}`] = given;
  bound(kept, MAX_RATES);
  platform.changed();
  return { rates: rateList(given) };
};

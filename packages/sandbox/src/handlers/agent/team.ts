import { addDays, dayAt, startOfDay } from '@marquee/domain/days';
import { type Amount, addAmounts, compareAmounts } from '@marquee/domain/money';
import type { Handler } from '../../exchange.ts';
import { seeded } from '../../random.ts';
import { dayOf, startOf } from '../../team/calendar.ts';
import { add, figuresOf, moneyText, noFigures, wholeDay } from '../../team/figures.ts';
import { highest, ownRates, ratesOf } from '../../team/rates.ts';
import { type Downline, downlineBalance, uplineAccount } from '../../team/team.ts';
import { downlineAt, type Here, hereOf, matching, page, rangeOf, zoneOf } from './here.ts';

const ONLINE_FOR = 10 * 60_000;

function isOnline({ platform, merchant }: Here, { id }: Downline): boolean {
  const time = Math.floor(platform.now() / ONLINE_FOR);
  return seeded('online', platform.seed, merchant, id, time)() < 0.12;
}

function lastLogin(here: Here, one: Downline): number | undefined {
  const today = dayOf(here.platform.now());
  for (let day = today; day > today - 14; day -= 1) {
    if (wholeDay(here.platform, here.merchant, one, day)) return Math.min(startOf(day), here.platform.now());
  }
  return undefined;
}

/** A downline as lists show it. */
export function rowOf(here: Here, one: Downline) {
  const { platform, merchant, username, team } = here;
  const above = team.find(one.uplineId);
  const lastLoginAt = lastLogin(here, one);
  return {
    id: one.id,
    account: here.shown(one.account),
    kind: one.kind,
    level: one.level,
    upline: here.shown(above?.account ?? uplineAccount(platform, merchant, username)),
    ...(above ? { uplineId: above.id } : {}),
    teamSize: team.under(one.id).length,
    balance: downlineBalance(platform, merchant, one),
    rate: highest(ratesOf(platform, merchant, one, ownRates(platform, merchant, username))),
    online: isOnline(here, one),
    joinedAt: one.joinedAt,
    ...(lastLoginAt === undefined ? {} : { lastLoginAt }),
  };
}

/** The whole team in a time: every sum is that of its downlines (AGNT-01). */
export const overview: Handler<'agent.overview'> = (exchange) => {
  const here = hereOf(exchange);
  const range = rangeOf(exchange);
  const zone = zoneOf(exchange);
  const { platform, merchant, listed } = here;
  const end = Math.min(range.to, platform.now());
  const days = [];
  const totals = noFigures();
  const active = new Set<string>();
  for (let day = dayAt(range.from, zone); startOfDay(day, zone) < end; day = addDays(day, 1)) {
    const next = startOfDay(addDays(day, 1), zone);
    const within = { from: Math.max(range.from, startOfDay(day, zone)), to: Math.min(end, next) };
    const sum = noFigures();
    let players = 0;
    for (const one of listed) {
      const figures = figuresOf(platform, merchant, one, within);
      add(sum, figures);
      if (figures.validBet > 0) {
        players += 1;
        active.add(one.id);
      }
    }
    add(totals, sum);
    const joined = listed.filter(({ joinedAt }) => joinedAt >= within.from && joinedAt < within.to).length;
    days.push({ date: day, joined, active: players, ...moneyText(sum) });
  }
  return {
    teamSize: listed.length,
    agents: listed.filter(({ kind }) => kind === 'agent').length,
    members: listed.filter(({ kind }) => kind === 'member').length,
    online: listed.filter((one) => isOnline(here, one)).length,
    joined: listed.filter(({ joinedAt }) => joinedAt >= range.from && joinedAt < range.to).length,
    active: active.size,
    balance: listed.reduce<Amount>((sum, one) => addAmounts(sum, downlineBalance(platform, merchant, one)), '0.00'),
    ...moneyText(totals),
    days,
  };
};

/** The team as a list (AGNT-01). */
export const downlines: Handler<'agent.downlines'> = (exchange) => {
  const here = hereOf(exchange);
  const { input } = exchange;
  const { search, uplineId, kind, direct, sort = 'joined' } = input;
  const found = matching(here.listed, search).filter(
    (one) =>
      (uplineId === undefined || one.uplineId === uplineId) &&
      (kind === undefined || one.kind === kind) &&
      (direct !== '1' || one.level === 1),
  );
  if (sort === 'joined' || sort === 'account') {
    const order = (a: Downline, b: Downline) =>
      sort === 'joined' ? b.joinedAt - a.joinedAt : a.account.localeCompare(b.account);
    const cut = page([...found].sort(order), input);
    return { ...cut, list: cut.list.map((one) => rowOf(here, one)) };
  }
  const rows = found.map((one) => rowOf(here, one));
  rows.sort((a, b) => (sort === 'balance' ? compareAmounts(b.balance, a.balance) : b.teamSize - a.teamSize));
  return page(rows, input);
};

/** One downline in detail (AGNT-01). */
export const downline: Handler<'agent.downline'> = (exchange) => {
  const here = hereOf(exchange);
  const { platform, merchant, username, team } = here;
  const one = downlineAt(here, exchange.input.id, exchange.language);
  const range = rangeOf(exchange);
  const path = [];
  for (let above = team.find(one.uplineId); above; above = team.find(above.uplineId)) {
    path.unshift({ id: above.id, account: here.shown(above.account) });
  }
  const below = team
    .under(one.id)
    .reduce((sum, each) => add(sum, figuresOf(platform, merchant, each, range)), noFigures());
  const rates = ratesOf(platform, merchant, one, ownRates(platform, merchant, username));
  return {
    downline: rowOf(here, one),
    rates: Object.entries(rates).map(([gameType, rate]) => ({ gameType, rate })),
    path,
    figures: moneyText(figuresOf(platform, merchant, one, range)),
    team: moneyText(below),
  };
};

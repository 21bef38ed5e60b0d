import { type Day, dayAt } from '@marquee/domain/days';
import type { CallAnswer } from '@marquee/sdk/contract/call';
import type { Calls } from '@marquee/sdk/contract/calls';
import type { ContractType } from '@marquee/sdk/contract/contracts/type';
import type { Exchange, Handler } from '../../exchange.ts';
import { slotStart } from '../../team/calendar.ts';
import { amountOf } from '../../team/cents.ts';
import { partiesBelow } from '../../team/deals.ts';
import { type Earner, earnerOf, runningWage, settledUntil, type Wage, wageKinds, wagesOf } from '../../team/wages.ts';
import { type Here, hereOf, page, rangeOf, zoneOf } from './here.ts';

type Asked = Exchange<{
  readonly startTime: number;
  readonly endTime: number;
  readonly side?: 'own' | 'downline' | undefined;
  readonly pageNo?: number | undefined;
  readonly pageSize?: number | undefined;
}>;

/** Whose wages are asked for: the agent's, or those of direct downlines. */
function earners({ platform, merchant, username, team }: Here, side: 'own' | 'downline'): Earner[] {
  if (side === 'own') return [earnerOf(platform, merchant, username)];
  return partiesBelow(platform, merchant, username).flatMap((party) => {
    const { downline } = party;
    if (!downline) return [];
    const members = [downline, ...team.under(downline.id)];
    return [
      { merchant, party, account: downline.account, agent: downline.kind === 'agent', members, players: new Map() },
    ];
  });
}

function record(kind: ContractType) {
  return (exchange: Asked): CallAnswer<Calls['agent.dailyWages']> => {
    const here = hereOf(exchange);
    const range = rangeOf(exchange);
    const { platform, merchant, username } = here;
    const side = exchange.input.side ?? 'own';
    const settled = side === 'own' ? settledUntil(platform, merchant, username) : slotStart(platform.now());
    const found = exchange.scenario.empty ? [] : earners(here, side);
    const rows = found.flatMap((earner) => {
      const running = runningWage(platform, kind, earner);
      const due = wagesOf(platform, kind, earner, range);
      const inRange = running && running.from < range.to && running.to > range.from ? [running] : [];
      return [
        ...due.map((wage) => ({ earner, wage, paid: wage.to <= settled })),
        ...inRange.map((wage) => ({ earner, wage, paid: false })),
      ];
    });
    rows.sort((a, b) => b.wage.to - a.wage.to || (a.earner.account < b.earner.account ? -1 : 1));
    const cut = page(rows, exchange.input);
    const total = rows.reduce((sum, { wage, paid }) => (paid ? sum + wage.cents : sum), 0);
    return {
      ...cut,
      list: cut.list.map(({ earner, wage, paid }) => rowOf(kind, here.shown(earner.account), wage, paid)),
      totalAmount: amountOf(total),
    };
  };
}

function rowOf(kind: ContractType, account: string, wage: Wage, paid: boolean) {
  const status = paid ? (wage.met ? 'paid' : 'unmet') : 'pending';
  return {
    id: `W${kind[0]?.toUpperCase()}${account.replaceAll('*', '')}${wage.from / 1000}`,
    from: wage.from,
    to: wage.to,
    account,
    rate: wage.rate,
    activeMembers: wage.active,
    validBet: amountOf(wage.validBet),
    profitLoss: amountOf(wage.loss),
    amount: amountOf(wage.cents),
    status,
    ...(status === 'paid' ? { paidAt: wage.to } : {}),
  } as const;
}

export const dividends: Handler<'agent.dividends'> = record('dividend');
export const dailyWages: Handler<'agent.dailyWages'> = record('daily');
export const hourlyWages: Handler<'agent.hourlyWages'> = record('hourly');
export const realTimeWages: Handler<'agent.realTimeWages'> = record('realTime');

/** What was paid to the agent, by the day it was paid (AGNT-01). */
export const income: Handler<'agent.income'> = (exchange) => {
  const here = hereOf(exchange);
  const range = rangeOf(exchange);
  const { platform, merchant, username } = here;
  const earner = earnerOf(platform, merchant, username);
  const none = () => ({ commission: 0, dividend: 0, daily: 0, hourly: 0, realTime: 0, total: 0 });
  const zone = zoneOf(exchange);
  const days = new Map<Day, ReturnType<typeof none>>();
  const totals = none();
  // up to but not at the end, so that what is paid at midnight counts once, on the day that begins
  const within = { from: range.from - 1, to: Math.min(range.to - 1, settledUntil(platform, merchant, username)) };
  for (const kind of exchange.scenario.empty ? [] : wageKinds) {
    for (const { to, cents } of wagesOf(platform, kind, earner, within)) {
      if (cents === 0) continue;
      const date = dayAt(to, zone);
      const day = days.get(date) ?? none();
      days.set(date, day);
      for (const sums of [day, totals]) {
        sums[kind] += cents;
        sums.total += cents;
      }
    }
  }
  const text = (sums: ReturnType<typeof none>) => ({
    commission: amountOf(sums.commission),
    dividend: amountOf(sums.dividend),
    daily: amountOf(sums.daily),
    hourly: amountOf(sums.hourly),
    realTime: amountOf(sums.realTime),
    total: amountOf(sums.total),
  });
  const rows = [...days].sort(([a], [b]) => (a < b ? 1 : -1)).map(([date, sums]) => ({ date, ...text(sums) }));
  return { ...page(rows, exchange.input), totals: text(totals) };
};

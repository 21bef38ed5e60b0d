import { type ContractType, contractTypes } from '@marquee/sdk/contract/contracts/type';
import { maskedName } from '../account/mask.ts';
import { move } from '../ledger/ledger.ts';
import { houseAccount, walletOf } from '../ledger/wallets.ts';
import { bound, type Platform } from '../platform.ts';
import { boundaryAt, dayOf, type Grid, type Interval, intervals, slotStart, slotsPassed } from './calendar.ts';
import { amountOf, centsOf, partOf, unitsOf } from './cents.ts';
import { dealOf, type Party, partyOf } from './deals.ts';
import { playedBetween, type WholeDay, wholeDay } from './figures.ts';
import type { Terms } from './state.ts';
import { type Downline, idOf, teamOf } from './team.ts';

/** What an agent is paid: by contract, and a share of the team's valid bets. */
export type WageKind = ContractType | 'commission';
export const wageKinds: readonly WageKind[] = [...contractTypes, 'commission'];

const MAX_PEOPLE = 500;
/** every agent's share of what the team bets, in percent, paid by the day */
const COMMISSION: Terms = {
  rate: '0.2',
  activeMembers: 0,
  periodValidBet: '0',
  periodProfitLoss: '0',
  betAmount: '0',
};

/** Terms that were in force for a time. */
interface Span {
  readonly terms: Terms;
  readonly since: number;
  readonly until: number;
}

type Players = readonly (readonly [Downline, WholeDay])[];

/** Someone who is paid, and those whose bets count. */
export interface Earner {
  readonly merchant: string;
  readonly party: Party | undefined;
  readonly account: string;
  readonly agent: boolean;
  readonly members: readonly Downline[];
  /** those of them who played on a day: asked for hundreds of times where wages are counted by five minutes */
  readonly players: Map<number, Players>;
}

/** One period and what it paid, in whole cents. */
export interface Wage extends Interval {
  readonly rate: string;
  readonly active: number;
  readonly validBet: number;
  readonly loss: number;
  readonly met: boolean;
  readonly cents: number;
}

/** Someone who can log in, with all below; a member's own bets are what counts. */
export function earnerOf(platform: Platform, merchant: string, username: string): Earner {
  const agent = platform.account(merchant, username)?.kind === 'agent';
  const party = partyOf(platform, merchant, username);
  const below = teamOf(platform, merchant, username).list;
  const self =
    party && !agent ? teamOf(platform, merchant, party.upline).find(idOf(platform, merchant, username)) : undefined;
  return {
    merchant,
    party,
    account: maskedName(username),
    agent,
    members: self ? [self, ...below] : below,
    players: new Map(),
  };
}

function spansOf(platform: Platform, kind: WageKind, { party, agent }: Earner): Span[] {
  if (kind === 'commission') return agent ? [{ terms: COMMISSION, since: 0, until: Number.POSITIVE_INFINITY }] : [];
  if (!party) return [];
  const { active, past } = dealOf(platform, kind, party);
  return [...past, ...(active ? [{ ...active, until: Number.POSITIVE_INFINITY }] : [])];
}

function gridOf(kind: WageKind, { period }: Terms): Grid {
  if (kind === 'realTime') return 'slot';
  if (kind === 'hourly') return 'hour';
  return kind === 'dividend' ? (period ?? 'M') : 'D';
}

function playersOn(platform: Platform, { merchant, members, players }: Earner, day: number): Players {
  const known = players.get(day);
  if (known) return known;
  const found = members.flatMap((one) => {
    const whole = wholeDay(platform, merchant, one, day);
    return whole ? [[one, whole] as const] : [];
  });
  players.set(day, found);
  return found;
}

/** Terms as numbers, made once for the many periods of a time. */
function ruleOf(kind: WageKind, terms: Terms) {
  return {
    rate: terms.rate,
    units: unitsOf(terms.rate),
    ofLoss: kind === 'dividend',
    least: Math.max(1, centsOf(terms.betAmount)),
    activeMembers: terms.activeMembers,
    validBet: centsOf(terms.periodValidBet),
    loss: centsOf(terms.periodProfitLoss),
  };
}

/** How many of those who played bet enough in a time. */
function activeIn(platform: Platform, earner: Earner, time: Interval, least: number): number {
  const played = new Map<Downline, number>();
  for (let day = dayOf(time.from); day <= dayOf(time.to - 1); day += 1) {
    const [first, last] = [slotsPassed(day, time.from), slotsPassed(day, time.to)];
    for (const [one, whole] of playersOn(platform, earner, day)) {
      played.set(one, (played.get(one) ?? 0) + playedBetween(whole, first, last).validBet);
    }
  }
  let count = 0;
  for (const cents of played.values()) if (cents >= least) count += 1;
  return count;
}

function wageFor(platform: Platform, earner: Earner, rule: ReturnType<typeof ruleOf>, time: Interval): Wage {
  const [firstDay, lastDay] = [dayOf(time.from), dayOf(time.to - 1)];
  let [validBet, loss, active] = [0, 0, 0];
  for (let day = firstDay; day <= lastDay; day += 1) {
    const [first, last] = [slotsPassed(day, time.from), slotsPassed(day, time.to)];
    for (const [, whole] of playersOn(platform, earner, day)) {
      const part = playedBetween(whole, first, last);
      validBet += part.validBet;
      loss -= part.profit;
      if (part.validBet >= rule.least) active += 1;
    }
  }
  // within one day, who played is counted already
  if (lastDay > firstDay) active = activeIn(platform, earner, time, rule.least);
  const base = rule.ofLoss ? loss : validBet;
  const met =
    base > 0 && active >= rule.activeMembers && validBet >= rule.validBet && (!rule.ofLoss || loss >= rule.loss);
  return { ...time, rate: rule.rate, active, validBet, loss, met, cents: met ? partOf(base, rule.units) : 0 };
}

/** The wages of a kind whose periods end after `from` and not after `to`, oldest first. */
export function wagesOf(platform: Platform, kind: WageKind, earner: Earner, time: Interval): Wage[] {
  const to = Math.min(time.to, platform.now());
  return spansOf(platform, kind, earner).flatMap(({ terms, since, until }) => {
    const within = { from: Math.max(time.from, since), to: Math.min(to, until) };
    const rule = ruleOf(kind, terms);
    return [...intervals(gridOf(kind, terms), within)]
      .filter(({ from }) => from >= since)
      .map((interval) => wageFor(platform, earner, rule, interval));
  });
}

/** The period that is running now, as far as it has come; none for five-minute ones. */
export function runningWage(platform: Platform, kind: WageKind, earner: Earner): Wage | undefined {
  const now = platform.now();
  const span = spansOf(platform, kind, earner).find(({ until }) => until > now);
  if (!span || kind === 'realTime') return undefined;
  const from = boundaryAt(gridOf(kind, span.terms), now);
  return from < span.since ? undefined : wageFor(platform, earner, ruleOf(kind, span.terms), { from, to: now });
}

/** From now on this one is paid; what is older was paid before the sandbox began, and is in the opening balance. */
export function enrol(platform: Platform, merchant: string, username: string): void {
  const { wages } = platform.state.team;
  const key = `${merchant}/${username}`;
  if (Object.hasOwn(wages, key)) return;
  wages[key] = slotStart(platform.now());
  bound(wages, MAX_PEOPLE);
  platform.changed();
}

/** Up to when someone's wages are settled. */
export function settledUntil({ state }: Platform, merchant: string, username: string): number {
  return state.team.wages[`${merchant}/${username}`] ?? 0;
}

/** Pays what has come due since the last settlement, once: every five minutes of the clock (AGNT-04). */
export function settleWages(platform: Platform): void {
  const { wages } = platform.state.team;
  const now = slotStart(platform.now());
  for (const [key, until] of Object.entries(wages)) {
    if (until >= now) continue;
    const at = key.lastIndexOf('/');
    const [merchant, username] = [key.slice(0, at), key.slice(at + 1)];
    const earner = earnerOf(platform, merchant, username);
    for (const kind of wageKinds) {
      const due = wagesOf(platform, kind, earner, { from: until, to: now });
      const cents = due.reduce((sum, wage) => sum + wage.cents, 0);
      if (cents === 0) continue;
      const about = { kind: 'wage', merchant, username, reference: kind, at: now };
      move(platform, about, houseAccount(merchant, 'wages'), walletOf(platform, merchant, username), amountOf(cents));
    }
    wages[key] = now;
    platform.changed();
  }
}

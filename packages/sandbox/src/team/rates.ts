import { type Amount, compareAmounts, parseAmount } from '@marquee/domain/money';
import type { Platform } from '../platform.ts';
import { TEAM_AGENT } from './derived.ts';
import type { Rates } from './state.ts';
import type { Downline } from './team.ts';

/** Rates are multiples of a tenth of a percent. */
export const RATE_STEP = '0.1';

/** What the agent of the demo gets of valid bets, in tenths of a percent. */
const OWN: Readonly<Record<string, number>> = {
  RNG: 12,
  PVP: 10,
  FISH: 10,
  LIVE: 8,
  SPORTS: 7,
  ESPORTS: 7,
  ELOTT: 14,
  LOTT: 14,
  COCKFIGHT: 6,
};

const tenths = (count: number) => `${Math.floor(count / 10)}.${count % 10}` as Amount;

/** An agent's own rates by category. */
export function ownRates({ state }: Platform, merchant: string, username: string): Rates {
  const key = `${merchant}/${username}`;
  const opened = Object.hasOwn(state.team.opened, key) ? state.team.opened[key] : undefined;
  if (opened) return opened.rates;
  const top = username === TEAM_AGENT;
  return Object.fromEntries(Object.entries(OWN).map(([gameType, count]) => [gameType, tenths(top ? count : 0)]));
}

/** The rates of a downline: as they were set, else a share of the agent's own that shrinks with the level. */
export function ratesOf({ state }: Platform, merchant: string, one: Downline, own: Rates): Rates {
  const key = `${merchant}/${one.username ?? one.id}`;
  const set = Object.hasOwn(state.team.rates, key) ? state.team.rates[key] : undefined;
  if (set) return set;
  const opened = Object.hasOwn(state.team.opened, key) ? state.team.opened[key] : undefined;
  if (opened) return opened.rates;
  const share = one.derived ? one.derived.share / one.level : 0.5;
  return Object.fromEntries(
    Object.entries(own).map(([gameType, rate]) => [
      gameType,
      tenths(Math.floor(Number(rate.replace('.', '')) * share)),
    ]),
  );
}

/** The highest of some rates. */
export function highest(rates: Rates): Amount {
  return Object.values(rates).reduce<Amount>((most, rate) => (compareAmounts(rate, most) > 0 ? rate : most), '0.0');
}

export type RateProblem = 'unknown' | 'step' | 'high' | 'low';

/** Reads rates that someone asked for; categories that are not named get `absent`. */
export function readRates(
  asked: readonly { gameType: string; rate: string }[],
  own: Rates,
  absent: Rates | undefined,
): { rates: Rates } | { problem: RateProblem; gameType: string } {
  const rates: Rates = Object.fromEntries(
    Object.keys(own).map((gameType) => [gameType, absent?.[gameType] ?? tenths(0)]),
  );
  for (const { gameType, rate } of asked) {
    const most = Object.hasOwn(own, gameType) ? own[gameType] : undefined;
    const parsed = parseAmount(rate);
    if (most === undefined || parsed === undefined) return { problem: 'unknown', gameType };
    if (!/^\d+(\.\d0*)?$/.test(parsed)) return { problem: 'step', gameType };
    if (compareAmounts(parsed, most) > 0) return { problem: 'high', gameType };
    const least = absent?.[gameType];
    if (least !== undefined && compareAmounts(parsed, least) < 0) return { problem: 'low', gameType };
    const [whole = '0', fraction = '0'] = parsed.split('.');
    rates[gameType] = tenths(Number(whole) * 10 + Number(fraction[0]));
  }
  return { rates };
}

/** As they go over the wire. */
export function rateList(rates: Rates): { gameType: string; rate: Amount }[] {
  return Object.entries(rates).map(([gameType, rate]) => ({ gameType, rate }));
}

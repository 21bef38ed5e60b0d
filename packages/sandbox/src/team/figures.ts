import type { Platform } from '../platform.ts';
import { seeded } from '../random.ts';
import { dayOf, type Interval, SLOTS, slotsPassed } from './calendar.ts';
import { amountOf } from './cents.ts';
import { TEAM_MEMBER } from './derived.ts';
import type { Downline } from './team.ts';

/** Sums in whole cents, and a count. */
export interface Figures {
  deposit: number;
  withdrawal: number;
  bets: number;
  bet: number;
  validBet: number;
  win: number;
  rebate: number;
  bonus: number;
}

/** What someone does on a day, and in which five minutes money comes and goes. */
export interface WholeDay extends Figures {
  readonly gameType: string;
  readonly depositSlot: number;
  readonly withdrawalSlot: number;
  readonly bonusSlot: number;
}

const GAME_TYPES = ['RNG', 'LIVE', 'SPORTS', 'FISH', 'PVP', 'ESPORTS', 'ELOTT', 'LOTT'] as const;
const MAX_DAYS = 200;
const kept = new WeakMap<Platform, Map<string, Map<string, WholeDay | undefined>>>();

export function noFigures(): Figures {
  return { deposit: 0, withdrawal: 0, bets: 0, bet: 0, validBet: 0, win: 0, rebate: 0, bonus: 0 };
}

const names = Object.keys(noFigures()) as (keyof Figures)[];

export function add(sum: Figures, more: Figures): Figures {
  for (const name of names) sum[name] += more[name];
  return sum;
}

function derive(seed: number, merchant: string, id: string, day: number): WholeDay | undefined {
  const random = seeded('team-day', seed, merchant, id, day);
  if (random() > 0.45) return undefined;
  const slot = () => Math.floor(random() * SLOTS);
  const gameType = GAME_TYPES[Math.floor(random() * GAME_TYPES.length)] ?? GAME_TYPES[0];
  const bet = 5000 + Math.floor(random() ** 3 * 2_000_000);
  const validBet = bet - Math.floor((bet * random()) / 12);
  return {
    gameType,
    bets: 5 + Math.floor(random() * 180),
    bet,
    validBet,
    win: Math.floor(validBet * (0.55 + random() * 0.75)),
    rebate: Math.floor(validBet / 200),
    deposit: random() < 0.4 ? 10_000 * (1 + Math.floor(random() ** 2 * 100)) : 0,
    withdrawal: random() < 0.2 ? 10_000 * (1 + Math.floor(random() ** 2 * 80)) : 0,
    bonus: random() < 0.08 ? 5000 * (1 + Math.floor(random() * 6)) : 0,
    depositSlot: slot(),
    withdrawalSlot: slot(),
    bonusSlot: slot(),
  };
}

/** What a downline does on a whole day; follows from the seed, and is kept only to be quick. */
export function wholeDay(platform: Platform, merchant: string, one: Downline, day: number): WholeDay | undefined {
  if ((!one.derived && one.username !== TEAM_MEMBER) || day <= dayOf(one.joinedAt)) return undefined;
  const days = kept.get(platform) ?? new Map<string, Map<string, WholeDay | undefined>>();
  kept.set(platform, days);
  const key = `${merchant}/${day}`;
  const known = days.get(key) ?? new Map<string, WholeDay | undefined>();
  if (!days.has(key)) {
    days.set(key, known);
    for (const old of [...days.keys()].slice(0, -MAX_DAYS)) days.delete(old);
  }
  if (!known.has(one.id)) known.set(one.id, derive(platform.seed, merchant, one.id, day));
  return known.get(one.id);
}

/** The part of a day up to a slot: bets spread evenly, deposits and the like at their own. */
function upTo(whole: WholeDay, slots: number): Figures {
  const part = (total: number) => Math.floor((total * slots) / SLOTS);
  return {
    deposit: whole.depositSlot < slots ? whole.deposit : 0,
    withdrawal: whole.withdrawalSlot < slots ? whole.withdrawal : 0,
    bets: part(whole.bets),
    bet: part(whole.bet),
    validBet: part(whole.validBet),
    win: part(whole.win),
    rebate: part(whole.rebate),
    bonus: whole.bonusSlot < slots ? whole.bonus : 0,
  };
}

/** What one downline did in a time, as far as it has passed. */
export function figuresOf(
  platform: Platform,
  merchant: string,
  one: Downline,
  { from, to }: Interval,
  gameType?: string,
): Figures {
  const sum = noFigures();
  const end = Math.min(to, platform.now());
  for (let day = dayOf(from); day <= dayOf(end); day += 1) {
    const whole = wholeDay(platform, merchant, one, day);
    if (!whole || (gameType !== undefined && whole.gameType !== gameType)) continue;
    const [first, last] = [slotsPassed(day, from), slotsPassed(day, end)];
    if (last <= first) continue;
    const until = upTo(whole, last);
    if (first === 0) add(sum, until);
    else {
      const before = upTo(whole, first);
      for (const name of names) sum[name] += until[name] - before[name];
    }
  }
  return sum;
}

/** What counts for wages of one who played on a day, between two slots of it. */
export function playedBetween(whole: WholeDay, first: number, last: number) {
  const part = (total: number) => Math.floor((total * last) / SLOTS) - Math.floor((total * first) / SLOTS);
  const validBet = part(whole.validBet);
  const bonus = whole.bonusSlot >= first && whole.bonusSlot < last ? whole.bonus : 0;
  return { validBet, profit: part(whole.win) - validBet + part(whole.rebate) + bonus };
}

/** What the players have of it: negative when they lost. */
export const profitOf = ({ win, validBet, rebate, bonus }: Figures) => win - validBet + rebate + bonus;

/** As it goes over the wire. */
export function moneyText(figures: Figures) {
  const { deposit, withdrawal, bet, validBet, win, rebate, bonus } = figures;
  return {
    deposit: amountOf(deposit),
    withdrawal: amountOf(withdrawal),
    bet: amountOf(bet),
    validBet: amountOf(validBet),
    win: amountOf(win),
    rebate: amountOf(rebate),
    bonus: amountOf(bonus),
    profit: amountOf(profitOf(figures)),
  };
}

/** As it goes over the wire, for bets alone. */
export function betText({ bets, bet, validBet, win }: Figures) {
  return {
    bets,
    bet: amountOf(bet),
    validBet: amountOf(validBet),
    win: amountOf(win),
    profit: amountOf(win - validBet),
  };
}

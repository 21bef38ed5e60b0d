import type { LotteryCode, MenuTag } from './names.ts';
import type { Schedule } from './schedule.ts';

/** What is drawn: so many numbers from a range. */
export interface Drum {
  readonly count: number;
  readonly from: number;
  readonly to: number;
  /** a number may come again, as where each place has its own drum */
  readonly repeats: boolean;
}

/** A lottery of the sandbox. */
export interface Lottery {
  readonly code: LotteryCode;
  /** one of the four whose games open the lottery page (GAME-05) */
  readonly vendor: 'TCG_LOTTO_VN' | 'TCG_SEA' | 'ELOTT' | 'LOTT';
  readonly menu: MenuTag;
  readonly schedule: Schedule;
  readonly drum: Drum;
  /** seconds before the draw at which sales close */
  readonly lockTime: number;
}

const digits = (count: number): Drum => ({ count, from: 0, to: 9, repeats: true });
const balls = (count: number, to: number): Drum => ({ count, from: 1, to, repeats: false });
const everyDay = [2, 3, 4, 5, 6, 7, 1];
const vietnam = (days: readonly number[], time: string): Schedule => ({ days, time, hoursAheadOfUtc: 7 });
const manila = (days: readonly number[], time: string): Schedule => ({ days, time, hoursAheadOfUtc: 8 });
const pairs: Drum = { count: 8, from: 0, to: 99, repeats: true };

const VN = { vendor: 'TCG_LOTTO_VN', lockTime: 300 } as const;
const FAST = { vendor: 'ELOTT', lockTime: 5 } as const;
const LOTT = { vendor: 'LOTT', lockTime: 10 } as const;
const SEA = { vendor: 'TCG_SEA', lockTime: 60 } as const;

/** Every lottery, in the order of the menus. They draw in the time of the place, from every minute to once a week. */
export const LOTTERIES: readonly Lottery[] = [
  { ...VN, code: 'VNNDAWN', menu: 'north', schedule: vietnam(everyDay, '08:30'), drum: pairs },
  { ...VN, code: 'VNNEVE', menu: 'north', schedule: vietnam(everyDay, '18:15'), drum: pairs },
  { ...VN, code: 'VNCPASS', menu: 'central', schedule: vietnam([2, 4, 6], '17:15'), drum: digits(5) },
  { ...VN, code: 'VNCDUNE', menu: 'central', schedule: vietnam([3, 5, 7], '17:15'), drum: digits(5) },
  { ...VN, code: 'VNSDELTA', menu: 'south', schedule: vietnam([1, 4], '16:15'), drum: digits(6) },
  { ...VN, code: 'VNSISLE', menu: 'south', schedule: vietnam([3, 5, 1], '16:15'), drum: balls(6, 45) },
  { ...FAST, code: 'FAST1', menu: 'fast', schedule: { everyMinutes: 1 }, drum: digits(5) },
  { ...FAST, code: 'FAST3', menu: 'fast', schedule: { everyMinutes: 3 }, drum: digits(5) },
  { ...FAST, code: 'FAST5', menu: 'fast', schedule: { everyMinutes: 5 }, drum: digits(5) },
  { ...LOTT, code: 'BOATS', menu: 'race', schedule: { everyMinutes: 5 }, drum: balls(10, 10) },
  { ...LOTT, code: 'BOATSFAST', menu: 'race', schedule: { everyMinutes: 1 }, drum: balls(10, 10) },
  { ...LOTT, code: 'DICE1', menu: 'dice', schedule: { everyMinutes: 1 }, drum: { ...digits(3), from: 1, to: 6 } },
  { ...LOTT, code: 'KENO10', menu: 'keno', schedule: { everyMinutes: 10 }, drum: balls(20, 80) },
  { ...SEA, code: 'STRAITS', menu: 'sea', schedule: manila([4, 7, 1], '18:30'), drum: digits(4) },
  { ...SEA, code: 'CORAL', menu: 'sea', schedule: { everyMinutes: 30 }, drum: digits(3) },
  { ...SEA, code: 'SUNDAY', menu: 'weekly', schedule: manila([1], '20:00'), drum: balls(6, 49) },
];

/** The lottery of a code. */
export function lotteryOf(code: string): Lottery | undefined {
  return LOTTERIES.find((lottery) => lottery.code === code);
}

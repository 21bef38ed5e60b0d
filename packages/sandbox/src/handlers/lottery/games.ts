import type { Exchange } from '../../exchange.ts';
import { LOTTERIES, type Lottery } from '../../lottery/catalogue.ts';
import { numeroOf } from '../../lottery/draws.ts';
import { LOTTERY_NAMES } from '../../lottery/names.ts';
import { drawDayOfWeek, drawsUntil, issueOf, nextDraw } from '../../lottery/schedule.ts';
import { inLanguage } from '../../messages.ts';

const LONG_TIMES = 3;

function nameOf({ code }: Lottery, { language, scenario }: Exchange<unknown>): string {
  const name = inLanguage(LOTTERY_NAMES[code], language);
  return scenario.longText ? Array.from({ length: LONG_TIMES }, () => name).join(' ') : name;
}

/** A lottery as the platform lists it. */
export function gameOf(lottery: Lottery, exchange: Exchange<unknown>) {
  const { platform } = exchange;
  const now = platform.now();
  const [last = 0] = drawsUntil(lottery.schedule, now, 1);
  return {
    gameId: lottery.code,
    gameCode: lottery.code,
    remark: nameOf(lottery, exchange),
    vendor: lottery.vendor,
    gameMenuTag: lottery.menu,
    tag: [lottery.menu],
    numero: numeroOf(lottery, platform.seed, last),
    issue: issueOf(lottery.schedule, last),
    winningTime: last,
    remainTime: nextDraw(lottery.schedule, now) - now,
    lockTime: lottery.lockTime,
    drawDayOfWeek: drawDayOfWeek(lottery.schedule),
    defaultPlayType: 'LAST',
  };
}

/** The newest draws of some lotteries, newest first. */
export function opened(lotteries: readonly Lottery[], count: number, exchange: Exchange<unknown>) {
  const { platform, scenario } = exchange;
  if (scenario.empty) return { list: [] };
  const draws = lotteries.flatMap((lottery) =>
    drawsUntil(lottery.schedule, platform.now(), count).map((at) => ({ lottery, at })),
  );
  const newest = draws.sort((a, b) => b.at - a.at).slice(0, count);
  return {
    list: newest.map(({ lottery, at }) => ({
      gameId: lottery.code,
      gameCode: lottery.code,
      remark: nameOf(lottery, exchange),
      numero: numeroOf(lottery, platform.seed, at),
      issue: issueOf(lottery.schedule, at),
      winningTime: at,
    })),
  };
}

/** The lotteries of a vendor. */
export const ofVendor = (vendor: Lottery['vendor']) => LOTTERIES.filter((lottery) => lottery.vendor === vendor);

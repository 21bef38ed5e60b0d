import type { Handler } from '../../exchange.ts';
import { LOTTERIES, lotteryOf } from '../../lottery/catalogue.ts';
import { recentOf } from '../../lottery/launches.ts';
import { lotteryMessage } from '../../lottery/messages.ts';
import { MENU_TITLES, type MenuTag } from '../../lottery/names.ts';
import { inLanguage } from '../../messages.ts';
import { personOf } from '../../people.ts';
import { seeded } from '../../random.ts';
import { Refusal } from '../../refusal.ts';
import { gameOf, ofVendor, opened } from './games.ts';

const MENU_TAGS = Object.keys(MENU_TITLES) as MenuTag[];
const NUMBERS_UNLESS_SAID = 20;

/** Every lottery under its category. */
export const menu: Handler<'lottery.menu'> = (exchange) => ({
  list: exchange.scenario.empty
    ? []
    : MENU_TAGS.map((tag) => ({
        tag,
        title: inLanguage(MENU_TITLES[tag], exchange.language),
        gameMenus: LOTTERIES.filter((lottery) => lottery.menu === tag).map((lottery) => gameOf(lottery, exchange)),
      })),
});

/** The lotteries that a member opened last. */
export const recent: Handler<'lottery.recent'> = (exchange) => {
  const { merchant, username } = personOf(exchange);
  const codes = exchange.scenario.empty ? [] : recentOf(exchange.platform, merchant, username);
  return {
    list: codes
      .flatMap((code) => lotteryOf(code) ?? [])
      .slice(0, exchange.input.recentCount)
      .map((lottery) => gameOf(lottery, exchange)),
  };
};

/** The lotteries in an order that follows from the seed. */
export const popular: Handler<'lottery.popular'> = (exchange) => {
  const random = seeded('popular lotteries', exchange.platform.seed);
  const ranked = LOTTERIES.map((lottery) => ({ lottery, rank: random() })).sort((a, b) => a.rank - b.rank);
  return {
    list: exchange.scenario.empty
      ? []
      : ranked.slice(0, exchange.input.count).map(({ lottery }) => gameOf(lottery, exchange)),
  };
};

/** Results of the Vietnamese lotteries. */
export const vnNumbers: Handler<'lottery.vnNumbers'> = (exchange) =>
  opened(ofVendor('TCG_LOTTO_VN'), exchange.input.count, exchange);

/** Results of one lottery or of all. */
export const openedNumbers: Handler<'lottery.openedNumbers'> = (exchange) => {
  const { gameCode, count = NUMBERS_UNLESS_SAID } = exchange.input;
  const lottery = gameCode === undefined ? undefined : lotteryOf(gameCode);
  if (gameCode !== undefined && !lottery) {
    throw new Refusal(lotteryMessage('unknownGame', exchange.language), { code: 'lottery.unknown' });
  }
  return opened(lottery ? [lottery] : LOTTERIES, count, exchange);
};

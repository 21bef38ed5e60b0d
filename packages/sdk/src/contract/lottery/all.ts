import { lotteryLobby } from './lobby.ts';
import { lotteryMenus } from './menu.ts';
import { openedNumbers } from './openedNumbers.ts';
import { popularLotteries } from './popular.ts';
import { recentLotteries } from './recent.ts';
import { vietnameseNumbers } from './vnNumbers.ts';

/** Lottery menus, numbers and the lobby. */
export const lotteryCalls = {
  [lotteryMenus.id]: lotteryMenus,
  [recentLotteries.id]: recentLotteries,
  [popularLotteries.id]: popularLotteries,
  [vietnameseNumbers.id]: vietnameseNumbers,
  [openedNumbers.id]: openedNumbers,
  [lotteryLobby.id]: lotteryLobby,
} as const;

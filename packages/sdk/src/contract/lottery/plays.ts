import { type Plays, playLanguage } from '../play.ts';
import type { lotteryCalls } from './all.ts';
import { lotteryMenus } from './menu.ts';

const asked = { prizeMode: 'ELOTT', device: 'WEB' } as const;

export const lotteryPlays: Plays<typeof lotteryCalls> = {
  'lottery.menu': () => asked,
  'lottery.recent': () => ({ ...asked, recentCount: 100 }),
  'lottery.popular': () => ({ count: 20 }),
  'lottery.vnNumbers': () => ({ count: 100 }),
  'lottery.openedNumbers': () => ({ count: 20 }),
  'lottery.lobby': async ({ ask }) => {
    const { list } = await ask(lotteryMenus, asked);
    const gameCode = list[0]?.gameMenus[0]?.gameCode;
    return {
      lottoArea: 'VN',
      launchMode: 'LOTT',
      prizeMode: 'ELOTT',
      ...(gameCode === undefined ? {} : { gameCode }),
      view: gameCode === undefined ? 'lobby' : 'betting',
      device: 'WEB',
      backUrl: '/lottery',
      language: playLanguage,
    };
  },
};

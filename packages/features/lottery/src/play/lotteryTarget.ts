import type { LotteryGame } from '@marquee/sdk/contract/lottery/game';

/** Where lotteries are (SHELL-01). */
export const LOTTERY_PAGE = '/lottery';

/** What the address asks for: one lottery to bet on, or the platform's own lobby (LOTT-06). */
export interface LotteryTarget {
  readonly view: 'betting' | 'lobby';
  readonly gameCode: string | undefined;
  readonly vendor: string | undefined;
}

/** The address at which a lottery is played, with the query fields of the route (SHELL-01, GAME-05). */
export function lotteryAddress(game: Pick<LotteryGame, 'gameCode' | 'vendor' | 'defaultPlayType'>): string {
  const query = new URLSearchParams({ gameCode: game.gameCode });
  if (game.vendor) query.set('vendor', game.vendor);
  if (game.defaultPlayType) query.set('playType', game.defaultPlayType);
  return `${LOTTERY_PAGE}?${query}`;
}

/** The address of the platform's own lobby. */
export const lobbyAddress = `${LOTTERY_PAGE}?view=lobby`;

/** What is to be played; nothing where only the list is wanted. */
export function lotteryTarget(query: URLSearchParams): LotteryTarget | undefined {
  const gameCode = query.get('gameCode') || undefined;
  const vendor = query.get('vendor') || undefined;
  if (gameCode !== undefined) return { view: 'betting', gameCode, vendor };
  return query.get('view') === 'lobby' ? { view: 'lobby', gameCode, vendor } : undefined;
}

/** How lottery prizes are reckoned, by the platform's names (section 3). */
export const prizeModes = ['Lott', 'ZY', 'Elott', 'SEA'] as const;
export type PrizeMode = (typeof prizeModes)[number];

const VIETNAMESE: readonly string[] = ['TCG_LOTTO_VN'];

/** The mode in use: Elott where the lottery category holds a Vietnamese lottery card, else Lott (GAME-10). */
export function prizeModeOf(lotteryCards: readonly { readonly vassalage: string }[]): PrizeMode {
  return lotteryCards.some(({ vassalage }) => VIETNAMESE.includes(vassalage)) ? 'Elott' : 'Lott';
}

/** The mode as calls carry it: `ELOTT`, `LOTT`. */
export function prizeModeCode(mode: PrizeMode): string {
  return mode.toUpperCase();
}

/** Attribute of the frame of a game at play. */
export const GAME_FRAME = { 'data-game-frame': '' } as const;

/** Gives the focus to the game at play, if there is one, so that its keys are the game's again. */
export function focusGame(page: Document): void {
  page.querySelector<HTMLElement>('iframe[data-game-frame]')?.focus();
}

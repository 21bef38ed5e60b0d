import type { Amount } from './money.ts';

/** Kinds of electronic games by the platform's codes; BG only where a language has it (GAME-02, section 9). */
export const gameClassifications = ['SC', 'VP', 'TG', 'AC', 'JP', 'BG'] as const;
export type GameClassification = (typeof gameClassifications)[number];

/** The classifications that a filter offers in a language; which languages have BG is a matter of configuration. */
export function classificationsFor(language: string, withBg: readonly string[]): readonly GameClassification[] {
  return withBg.includes(language) ? gameClassifications : gameClassifications.filter((code) => code !== 'BG');
}

/** Minimum bets that can be filtered by, beside all of them (section 9). */
export const minBets = ['0.01', '0.05', '0.1', '0.5', '0.75'] as const satisfies readonly Amount[];

/** Games a page of the electronic-game lists (section 9). */
export const GAME_PAGE_SIZE = 15;

/** The lists of the electronic-game page. */
export const gameLists = ['all', 'hot', 'fav', 'recent'] as const;
export type GameList = (typeof gameLists)[number];

/** What narrows a list of games down; all of it stands in the address (GAME-03). */
export interface GameFilter {
  readonly list: GameList;
  readonly page: number;
  readonly search: string;
  readonly classification: GameClassification | undefined;
  readonly minBet: (typeof minBets)[number] | undefined;
}

/** Another list starts afresh: page 1, nothing searched for, nothing filtered (GAME-02). */
export function filterOfList(list: GameList): GameFilter {
  return { list, page: 1, search: '', classification: undefined, minBet: undefined };
}

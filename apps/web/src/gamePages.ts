import { categoryPath, type GameCategory, gameCategories } from '@marquee/domain/gameTypes';

/** Categories that have a page here (SHELL-01); lotteries of the brand's own are played on a page that is not one of these. */
const WITHOUT: readonly GameCategory[] = ['LOTT'];

/** The pages of games: each path with its category. */
export const gamePages: ReadonlyMap<string, GameCategory> = new Map(
  gameCategories
    .filter((category) => !WITHOUT.includes(category))
    .map((category) => [categoryPath(category), category]),
);

/** Whether a path is the page of games that are offered. */
export function hasGames(path: string, off: readonly GameCategory[]): boolean {
  const category = gamePages.get(path);
  return category !== undefined && !off.includes(category);
}

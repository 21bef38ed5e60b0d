import { categoryPath, type GameCategory, gameCategories } from '@marquee/domain/gameTypes';

/** Categories that have a page here (SHELL-01); lotteries of the brand's own are played on a page that is not one of these. */
export type CategoryWithPage = Exclude<GameCategory, 'LOTT'>;
const hasPage = (category: GameCategory): category is CategoryWithPage => category !== 'LOTT';

/** The pages of games: each path with its category. */
export const gamePages: ReadonlyMap<string, CategoryWithPage> = new Map(
  gameCategories.filter(hasPage).map((category) => [categoryPath(category), category]),
);

/** Whether a path is the page of games that are offered. */
export function hasGames(path: string, off: readonly GameCategory[]): boolean {
  const category = gamePages.get(path);
  return category !== undefined && !off.includes(category);
}

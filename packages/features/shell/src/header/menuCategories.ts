import { type GameCategory, gameCategories } from '@marquee/domain/gameTypes';

/** What a brand says of its games. */
interface BrandGames {
  readonly off: readonly GameCategory[];
  readonly first: readonly GameCategory[];
}

/**
 * The kinds of games, in the brand's order (SHELL-05), without those that it does not offer (SAFE-05).
 * Known with the page itself, so that no entry comes or goes later.
 */
export function menuCategories({ off, first }: BrandGames): GameCategory[] {
  return [...new Set([...first, ...gameCategories])].filter((category) => !off.includes(category));
}

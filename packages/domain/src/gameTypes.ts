/** The platform's game-type codes that are categories of games, in the order of a menu. */
export const gameCategories = [
  'RNG',
  'LOTT',
  'LIVE',
  'SPORTS',
  'FISH',
  'PVP',
  'ELOTT',
  'ESPORTS',
  'COCKFIGHT',
] as const;
export type GameCategory = (typeof gameCategories)[number];

/** The category of a code as a platform may write it, or nothing for a page or a code nobody knows. */
export function gameCategoryOf(code: string): GameCategory | undefined {
  const upper = code.toUpperCase();
  return gameCategories.find((category) => category === upper);
}

/** Categories of single games, with lists, search and favourites; in the others a provider's card is what is launched. */
const ELECTRONIC: readonly GameCategory[] = ['RNG', 'PVP', 'FISH'];

/** Whether a provider of this category opens a list of games instead of being launched itself (SHELL-06). */
export function listsGames(category: GameCategory): boolean {
  return ELECTRONIC.includes(category);
}

const LOTTERIES: readonly GameCategory[] = ['LOTT', 'ELOTT'];

/** Whether the games of a category are played on the lottery page (GAME-05, section 3). */
export function isLottery(category: GameCategory): boolean {
  return LOTTERIES.includes(category);
}

/** The page of a category: its code in lower case, and for lotteries the page that they are played on (SHELL-01). */
export function categoryPath(category: GameCategory): string {
  return category === 'LOTT' ? '/lottery' : `/${category.toLowerCase()}`;
}

/** Vendors whose games open the lottery page instead of being launched (GAME-05, section 3). */
export const lotteryVendors: readonly string[] = ['TCG_LOTTO_VN', 'TCG_SEA', 'ELOTT', 'LOTT'];

/** Vendors that are launched by way of a social platform, on a page of their own: `GCS_gameLaunchFB` (our reading: FB Sports). */
export const socialVendors: readonly [string, ...string[]] = ['FB'];

/** What a click on a game needs to know of it. */
export interface Launchable {
  /** account type name where the platform sends one */
  readonly vendor: string;
  readonly vassalage: string;
  readonly gameCode: string | undefined;
  readonly defaultPlayType: string | undefined;
  readonly opensList: boolean;
}

/** Where a game leads: the lottery page, a list of games in a popup, or a game of its own (GAME-05). */
export type LaunchPlace =
  | { readonly kind: 'lottery'; readonly query: Readonly<Record<string, string>> }
  | { readonly kind: 'list'; readonly vassalage: string }
  | { readonly kind: 'game' };

/** Decides where a click on a game leads; the query fields of the lottery page are those of the route table (section 2). */
export function launchPlace(game: Launchable): LaunchPlace {
  const vendor = [game.vendor, game.vassalage].find((name) => lotteryVendors.includes(name));
  if (vendor !== undefined) {
    const { gameCode, defaultPlayType } = game;
    return {
      kind: 'lottery',
      query: {
        ...(gameCode === undefined ? {} : { gameCode }),
        vendor,
        ...(defaultPlayType === undefined ? {} : { playType: defaultPlayType }),
      },
    };
  }
  return game.opensList ? { kind: 'list', vassalage: game.vassalage } : { kind: 'game' };
}

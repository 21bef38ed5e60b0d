import { type GameCategory, gameCategories, gameCategoryOf } from './gameTypes.ts';

/** A provider of a category, as a menu or the vendor list names it. */
export interface ProviderCard {
  readonly gameType: string;
  /** vendor code */
  readonly vassalage: string;
}

/** Which providers are what; the platform lists both kinds among sports. */
export interface ProviderTable {
  readonly cockfight: readonly string[];
  readonly esports: readonly string[];
}

/** Cockfight providers as section 4 names them. */
export const cockfightProviders: readonly string[] = ['DS88', 'SV3'];

/** What a brand and its platform say about categories. */
export interface SectionRules {
  readonly providers: ProviderTable;
  /** lottery-style list: cockfight is a section of its own, right after sports */
  readonly cockfightSection: boolean;
  /** categories that are not offered (SAFE-05) */
  readonly off: readonly GameCategory[];
  /** categories that stand before the others */
  readonly first: readonly GameCategory[];
}

/** A category that has at least one provider. */
export interface GameSection<Card extends ProviderCard> {
  readonly gameType: GameCategory;
  readonly cards: readonly Card[];
}

/**
 * The category a card belongs to, or nothing for a code nobody knows: among sports, the cards of esports vendors form
 * ESPORTS and those of cockfight providers COCKFIGHT, so that a brand that does not offer cockfight cannot show it as
 * sports (GAME-01, SAFE-05).
 */
export function categoryOfCard(card: ProviderCard, { cockfight, esports }: ProviderTable): GameCategory | undefined {
  const category = gameCategoryOf(card.gameType);
  if (category !== 'SPORTS') return category;
  if (cockfight.includes(card.vassalage)) return 'COCKFIGHT';
  return esports.includes(card.vassalage) ? 'ESPORTS' : category;
}

/** The fifth section of a lottery-style list stands after the fourth, which is sports. */
const LOTTERY_STYLE: readonly GameCategory[] = [
  'LOTT',
  'ELOTT',
  'LIVE',
  'SPORTS',
  'COCKFIGHT',
  'RNG',
  'FISH',
  'PVP',
  'ESPORTS',
];

/**
 * Providers by category, in the order of a menu; a category without one is left out (SHELL-05, GAME-01). Without a
 * section of its own, cockfight stands last.
 */
export function gameSections<Card extends ProviderCard>(
  cards: readonly Card[],
  { providers, cockfightSection, off, first }: SectionRules,
): GameSection<Card>[] {
  const usual = cockfightSection ? LOTTERY_STYLE : gameCategories;
  const order = [...new Set([...first, ...usual])].filter((category) => !off.includes(category));
  const placed = cards.map((card) => ({ card, category: categoryOfCard(card, providers) }));
  return order.flatMap((gameType) => {
    const own = placed.filter(({ category }) => category === gameType).map(({ card }) => card);
    return own.length > 0 ? [{ gameType, cards: own }] : [];
  });
}

/** The esports vendors that a platform names as such in its vendor list. */
export function esportsVendors(vendors: readonly ProviderCard[]): string[] {
  return vendors.filter(({ gameType }) => gameType === 'ESPORTS').map(({ vassalage }) => vassalage);
}

/** The platform's game-type codes that are categories of games; PROMO and HOME are pages, not games. */
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

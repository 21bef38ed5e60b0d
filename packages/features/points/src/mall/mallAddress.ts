/** The parts of the point mall, by their names in the address. */
export const mallParts = ['rewards', 'convert', 'redeemed', 'history'] as const;
export type MallPart = (typeof mallParts)[number];

/** The part that the address names; the rewards unless it names one. */
export function partOf(query: URLSearchParams): MallPart {
  return mallParts.find((part) => part === query.get('tab')) ?? 'rewards';
}

/** The page of a list that the address names. */
export function pageOf(query: URLSearchParams): number {
  const page = Number(query.get('page'));
  return Number.isInteger(page) && page > 1 && page <= 10_000 ? page : 1;
}

/** Where what was redeemed is listed. */
export const REDEEMED = '/pointMall?tab=redeemed';
/** Where the changes of the points are listed. */
export const HISTORY = '/pointMall?tab=history';

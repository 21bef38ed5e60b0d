import { categoryOfCard, cockfightProviders, esportsVendors } from '@marquee/domain/gameSections';
import type { GameCategory } from '@marquee/domain/gameTypes';
import type { GameVendor } from '@marquee/sdk/contract/games/vendors';

/** The providers of a category (GAME-01, GAME-08). */
export function providersOf(category: GameCategory, vendors: readonly GameVendor[]): GameVendor[] {
  const table = { cockfight: cockfightProviders, esports: esportsVendors(vendors) };
  return vendors.filter((vendor) => categoryOfCard(vendor, table) === category);
}

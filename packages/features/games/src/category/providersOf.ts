import { categoryOfCard, cockfightProviders, esportsVendors } from '@marquee/domain/gameSections';
import { type GameCategory, lotteryVendors } from '@marquee/domain/gameTypes';
import type { GameVendor } from '@marquee/sdk/contract/games/vendors';

/** The providers of a category that can be launched (GAME-01, GAME-08); a lottery's are played on its own page (GAME-05). */
export function providersOf(category: GameCategory, vendors: readonly GameVendor[]): GameVendor[] {
  const table = { cockfight: cockfightProviders, esports: esportsVendors(vendors) };
  return vendors.filter(
    (vendor) => categoryOfCard(vendor, table) === category && !lotteryVendors.includes(vendor.vassalage),
  );
}

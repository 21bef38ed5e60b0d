import { type GameCategory, gameCategories, gameCategoryOf } from '@marquee/domain/gameTypes';
import type { GameVendor } from '@marquee/sdk/contract/games/vendors';

/** An entry of the game menu of the login (AUTH-03). */
export type MenuEntry =
  | {
      readonly kind: 'vendor';
      readonly id: string;
      readonly name: string;
      readonly path: string;
      readonly hot: boolean;
    }
  | { readonly kind: 'category'; readonly id: string; readonly category: GameCategory; readonly path: string }
  /** opens the login in a window, and leads to the category after it */
  | { readonly kind: 'window'; readonly id: string; readonly category: GameCategory; readonly path: string };

export interface MenuRules {
  /** categories that the brand does not offer (SAFE-05) */
  off: readonly GameCategory[];
  first: readonly GameCategory[];
  /** nothing leads to a page that this site has not */
  hasPage: (path: string) => boolean;
}

const lobby = (vassalage: string) => `/rng?vassalage=${encodeURIComponent(vassalage)}`;

/**
 * Hot vendors first, then the categories: the vendors of RNG by name, fish as a page, every other through the login window
 * (AUTH-03). A vendor under maintenance is left out: it cannot be played.
 */
export function menuEntries(vendors: readonly GameVendor[], { off, first, hasPage }: MenuRules): MenuEntry[] {
  const open = vendors.flatMap((vendor) => {
    const category = gameCategoryOf(vendor.gameType);
    return category && !off.includes(category) && !vendor.maintenance ? [{ ...vendor, category }] : [];
  });
  const seen = new Set<string>();
  const vendorEntry = (vendor: GameVendor, hot: boolean): MenuEntry[] => {
    if (seen.has(vendor.vassalage)) return [];
    seen.add(vendor.vassalage);
    const { vassalage, displayName } = vendor;
    return [{ kind: 'vendor', id: `vendor ${vassalage}`, name: displayName || vassalage, path: lobby(vassalage), hot }];
  };
  const hot = open.filter(({ isHot }) => isHot).flatMap((vendor) => vendorEntry(vendor, true));
  const categories = [...new Set([...first, ...gameCategories])].flatMap((category): MenuEntry[] => {
    const own = open.filter((vendor) => vendor.category === category);
    if (own.length === 0) return [];
    if (category === 'RNG') return own.flatMap((vendor) => vendorEntry(vendor, false));
    const path = `/${category.toLowerCase()}`;
    return [{ kind: category === 'FISH' ? 'category' : 'window', id: category, category, path }];
  });
  return [...hot, ...categories].filter(({ path }) => hasPage(path.split('?', 1)[0] ?? path));
}

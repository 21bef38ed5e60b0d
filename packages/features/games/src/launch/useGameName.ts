import { entryName } from '@marquee/blocks/game/entryName';
import type { LaunchTarget } from '@marquee/blocks/game/gameAddress';
import { GAME_PAGE_SIZE } from '@marquee/domain/gameFilters';
import { recentGames } from '@marquee/sdk/contract/games/recent';
import { gameVendors } from '@marquee/sdk/contract/games/vendors';
import { useLocation } from '@marquee/state/navigation';
import { useLanguage } from '@marquee/state/preferences';
import { useCall } from '@marquee/state/queries';

/**
 * The name of what is played: from the page that led to it, or, where its address alone was opened, from the platform once it
 * has started: a game is then the one played last, and a lobby bears the name of its provider.
 */
export function useGameName({ nodeId, vassalage, gameType }: LaunchTarget, started: boolean): string | undefined {
  const given = entryName(useLocation().state);
  const [language] = useLanguage();
  const unknown = given === undefined;
  const page = { language, pageNo: 1, pageSize: GAME_PAGE_SIZE };
  const games = useCall(recentGames, page, { enabled: unknown && started && nodeId !== undefined });
  const vendors = useCall(gameVendors, { language }, { enabled: unknown && nodeId === undefined });
  if (!unknown) return given;
  if (nodeId !== undefined) {
    const game = games.data?.list.find((one) => one.nodeId === nodeId);
    return game?.gameName || undefined;
  }
  const own = vendors.data?.filter((vendor) => vendor.vassalage === vassalage);
  return (own?.find((vendor) => vendor.gameType === gameType) ?? own?.[0])?.displayName || undefined;
}

import { useBrand } from '@marquee/brand/provider';
import { gameCategoryOf } from '@marquee/domain/gameTypes';
import { hotGames } from '@marquee/sdk/contract/games/hotGames';
import { useLanguage } from '@marquee/state/preferences';
import { useCall } from '@marquee/state/queries';
import { useMemo } from 'react';

/** Games that many play (GAME-07), without the kinds that the brand does not offer (SAFE-05); none while they are on their way. */
export function useHotGames() {
  const { merchantCode, games: offers } = useBrand();
  const [language] = useLanguage();
  const { data, error, isFetching, refetch } = useCall(hotGames, { merchantCode, language });
  const games = useMemo(
    () => data?.list.filter(({ gameType }) => !offers.off.some((category) => category === gameCategoryOf(gameType))),
    [data, offers.off],
  );
  return { games, error, isFetching, refetch };
}

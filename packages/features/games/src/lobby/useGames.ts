import { useBrand } from '@marquee/brand/provider';
import { GAME_PAGE_SIZE, type GameList } from '@marquee/domain/gameFilters';
import { type GameCategory, gameCategoryOf } from '@marquee/domain/gameTypes';
import { compareAmounts } from '@marquee/domain/money';
import { fold, searchIn } from '@marquee/domain/search';
import { favourites } from '@marquee/sdk/contract/games/favourites';
import type { Game } from '@marquee/sdk/contract/games/game';
import { hotGames } from '@marquee/sdk/contract/games/hotGames';
import { gameList } from '@marquee/sdk/contract/games/list';
import { recentGames } from '@marquee/sdk/contract/games/recent';
import type { PlatformError } from '@marquee/sdk/errors';
import { useLanguage } from '@marquee/state/preferences';
import { useCall } from '@marquee/state/queries';
import { useMemo } from 'react';
import type { LobbyState } from './lobbyAddress.ts';

/** What a lobby shows while it is a list of games. */
export type GamesState = LobbyState & { readonly list: GameList };

/** A page of a list, or why it is not there. */
export interface GamesAnswer {
  /** nothing while they are on their way; what was there before where it is `waiting` */
  readonly games: readonly Game[] | undefined;
  readonly pages: number;
  /** on all pages together, where the platform says so */
  readonly total: number | undefined;
  /** the games are those of the question before */
  readonly waiting: boolean;
  readonly error: PlatformError | null;
  readonly retrying: boolean;
  readonly retry: () => void;
}

/**
 * The games that a lobby's state asks for (GAME-02). The platform searches its catalogue of thousands (GAME-09); the few
 * hot ones, which it lists whole, are narrowed down here in the same way. Every question has its own place in the cache, so
 * that an older answer never comes over a newer one; until the newer is there the older stays, and is said to be that.
 */
export function useGames(category: GameCategory, state: GamesState): GamesAnswer {
  const { list, page, search, classification, minBet } = state;
  const { merchantCode } = useBrand();
  const [language] = useLanguage();
  // FISH ignores the choice of a provider (GAME-02)
  const vendor = category === 'FISH' || !state.vassalage ? {} : { vassalage: state.vassalage };
  const paging = { language, pageNo: page, pageSize: GAME_PAGE_SIZE };
  const asking = (shown: GameList) => ({ enabled: list === shown, keepsEarlier: true });
  const all = useCall(
    gameList,
    {
      ...paging,
      ...vendor,
      gameType: category,
      ...(search && { gameName: search }),
      ...(classification && { gameClassify: classification }),
      ...(minBet && { minBet }),
    },
    asking('all'),
  );
  const hot = useCall(hotGames, { merchantCode, language, ...vendor }, asking('hot'));
  const fav = useCall(favourites, { ...paging, gameType: category }, asking('fav'));
  const recent = useCall(recentGames, { ...paging, ...vendor }, asking('recent'));
  const popular = useMemo(
    () => hot.data && narrowed(hot.data.list, category, { search, classification, minBet }),
    [hot.data, category, search, classification, minBet],
  );

  const { error, isFetching, isPlaceholderData, refetch } = { all, hot, fav, recent }[list];
  return {
    ...pageOf(),
    waiting: isPlaceholderData,
    error,
    retrying: isFetching,
    retry: () => void refetch(),
  };

  function pageOf(): Pick<GamesAnswer, 'games' | 'pages' | 'total'> {
    const nothing = { games: undefined, pages: 0, total: undefined };
    if (list === 'all') return all.data ? { ...all.data, pages: all.data.totalPages, total: all.data.total } : nothing;
    if (list === 'fav')
      return fav.data ? { games: fav.data.content, pages: fav.data.totalPages, total: undefined } : nothing;
    if (list === 'recent')
      return recent.data ? { games: recent.data.list, pages: recent.data.totalPages, total: undefined } : nothing;
    return popular ? { games: popular, pages: 1, total: popular.length } : nothing;
  }
}

/** The hot games of a category that a filter leaves; the platform lists some thirty. */
function narrowed(
  games: readonly Game[],
  category: GameCategory,
  { search, classification, minBet }: Pick<LobbyState, 'search' | 'classification' | 'minBet'>,
): Game[] {
  const left = games.filter(
    (game) =>
      gameCategoryOf(game.gameType) === category &&
      (!classification || game.gameClassify?.toUpperCase() === classification) &&
      (!minBet || (game.minBet !== undefined && compareAmounts(game.minBet, minBet) === 0)),
  );
  return searchIn(left, ({ gameName }) => fold(gameName), search);
}

import { useBrand } from '@marquee/brand/provider';
import type { GameCategory } from '@marquee/domain/gameTypes';
import { favourites } from '@marquee/sdk/contract/games/favourites';
import type { Game } from '@marquee/sdk/contract/games/game';
import { useLanguage } from '@marquee/state/preferences';
import { useCall } from '@marquee/state/queries';

/** A list of games, or why it is not there. */
export interface ListCall {
  readonly games: readonly Game[] | undefined;
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => void;
}

/** The first of the games that the member marked, of every kind that is offered: the platform lists each kind by itself. */
export function useMarkedGames(shown: number): ListCall {
  const kinds = [useMarked('RNG', shown), useMarked('FISH', shown), useMarked('PVP', shown)].filter(
    ({ offered }) => offered,
  );
  const whole = kinds.every(({ data }) => data);
  return {
    games: whole ? kinds.flatMap(({ data }) => data?.content ?? []).slice(0, shown) : undefined,
    error: kinds.find(({ error }) => error)?.error ?? null,
    isFetching: kinds.some(({ isFetching }) => isFetching),
    refetch: () => {
      for (const { error, refetch } of kinds) if (error) void refetch();
    },
  };
}

function useMarked(gameType: GameCategory, pageSize: number) {
  const offered = !useBrand().games.off.includes(gameType);
  const [language] = useLanguage();
  return { offered, ...useCall(favourites, { language, gameType, pageNo: 1, pageSize }, { enabled: offered }) };
}

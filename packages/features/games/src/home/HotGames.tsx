import { GameGrid } from '@marquee/blocks/game/GameGrid';
import { TilesWaiting } from '@marquee/blocks/game/TilesWaiting';
import { useBrand } from '@marquee/brand/provider';
import { categoryPath, gameCategories, listsGames } from '@marquee/domain/gameTypes';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { failureOf, HomePart } from './HomePart.tsx';
import { messages } from './home.messages.ts';
import { useHotGames } from './useHotGames.ts';

const SHOWN = 12;

/** Games that many play, for the home page (GAME-07). Leaves it when there is none, and fails alone. */
export function HotGames() {
  const intl = useIntl();
  const { off } = useBrand().games;
  const { games, ...call } = useHotGames();
  const shown = useMemo(() => games?.slice(0, SHOWN), [games]);
  if (shown?.length === 0) return null;
  const all = gameCategories.find((category) => listsGames(category) && !off.includes(category));
  const title = intl.formatMessage(messages.hot);
  return (
    <HomePart
      title={title}
      all={all && categoryPath(all)}
      busy={!shown && !call.error}
      failure={shown ? undefined : failureOf(call)}
    >
      {shown ? <GameGrid look="dozen" label={title} games={shown} /> : <TilesWaiting count={SHOWN} />}
    </HomePart>
  );
}

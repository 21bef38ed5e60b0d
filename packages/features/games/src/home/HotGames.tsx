import { FailureNotice } from '@marquee/blocks/failure/FailureNotice';
import { GameGrid } from '@marquee/blocks/game/GameGrid';
import { TilesWaiting } from '@marquee/blocks/game/TilesWaiting';
import { useBrand } from '@marquee/brand/provider';
import { categoryPath, gameCategories, listsGames } from '@marquee/domain/gameTypes';
import { TextLink } from '@marquee/ui/text/TextLink';
import { useId, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { heading, section, top } from './HotGames.css.ts';
import { messages } from './home.messages.ts';
import { useHotGames } from './useHotGames.ts';

const SHOWN = 12;

/** Games that many play, for the home page (GAME-07). Leaves it when there is none, and fails alone. */
export function HotGames() {
  const intl = useIntl();
  const id = useId();
  const { off } = useBrand().games;
  const { games, error, isFetching, refetch } = useHotGames();
  const shown = useMemo(() => games?.slice(0, SHOWN), [games]);
  if (shown?.length === 0) return null;
  const all = gameCategories.find((category) => listsGames(category) && !off.includes(category));
  return (
    <section className={section} aria-labelledby={id} aria-busy={!shown && !error}>
      <div className={top}>
        <h2 id={id} className={heading}>
          {intl.formatMessage(messages.hot)}
        </h2>
        {all && (
          <TextLink as={Link} to={categoryPath(all)}>
            {intl.formatMessage(messages.all)}
          </TextLink>
        )}
      </div>
      {error && <FailureNotice failure={error} retrying={isFetching} onRetry={() => void refetch()} />}
      {!shown && !error && <TilesWaiting count={SHOWN} />}
      {shown && <GameGrid look="dozen" label={intl.formatMessage(messages.hot)} games={shown} />}
    </section>
  );
}

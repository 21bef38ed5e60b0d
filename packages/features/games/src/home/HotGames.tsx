import { FailureNotice } from '@marquee/blocks/failure/FailureNotice';
import { GameGrid } from '@marquee/blocks/game/GameGrid';
import { TilesWaiting } from '@marquee/blocks/game/TilesWaiting';
import { useBrand } from '@marquee/brand/provider';
import { categoryPath, gameCategories, gameCategoryOf, listsGames } from '@marquee/domain/gameTypes';
import { hotGames } from '@marquee/sdk/contract/games/hotGames';
import { useLanguage } from '@marquee/state/preferences';
import { useCall } from '@marquee/state/queries';
import { TextLink } from '@marquee/ui/text/TextLink';
import { useId, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { heading, section, top } from './HotGames.css.ts';
import { messages } from './home.messages.ts';

const SHOWN = 12;

/** Games that many play, for the home page (GAME-07). Leaves it when there is none, and fails alone. */
export function HotGames() {
  const intl = useIntl();
  const id = useId();
  const [language] = useLanguage();
  const { merchantCode, games } = useBrand();
  const { data, error, isFetching, refetch } = useCall(hotGames, { merchantCode, language });
  const offered = useMemo(
    () =>
      data?.list
        .filter(({ gameType }) => !games.off.some((category) => category === gameCategoryOf(gameType)))
        .slice(0, SHOWN),
    [data, games.off],
  );
  if (offered?.length === 0) return null;
  const all = gameCategories.find((category) => listsGames(category) && !games.off.includes(category));
  return (
    <section className={section} aria-labelledby={id} aria-busy={!offered && !error}>
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
      {!offered && !error && <TilesWaiting count={SHOWN} />}
      {offered && <GameGrid look="dozen" label={intl.formatMessage(messages.hot)} games={offered} />}
    </section>
  );
}

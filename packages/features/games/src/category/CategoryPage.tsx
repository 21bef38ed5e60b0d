import { FailureNotice } from '@marquee/blocks/failure/FailureNotice';
import { categoryNames } from '@marquee/blocks/game/category.messages';
import { GameTile } from '@marquee/blocks/game/GameTile';
import { providerAddress } from '@marquee/blocks/game/gameAddress';
import { Tiles } from '@marquee/blocks/game/TileGrid';
import { TilesWaiting } from '@marquee/blocks/game/TilesWaiting';
import { useOpenGame } from '@marquee/blocks/game/useOpenGame';
import { page } from '@marquee/blocks/page/page.css';
import type { GameCategory } from '@marquee/domain/gameTypes';
import { type GameVendor, gameVendors } from '@marquee/sdk/contract/games/vendors';
import { Link } from '@marquee/state/navigation';
import { useLanguage } from '@marquee/state/preferences';
import { useCall } from '@marquee/state/queries';
import { ButtonLink } from '@marquee/ui/button/ButtonLink';
import { Container } from '@marquee/ui/layout/Container';
import { type ReactNode, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { empty, emptyText, emptyTitle, heading, top as topClass } from '../lobby/LobbyPage.css.ts';
import { strip } from '../lobby/lobby.messages.ts';
import { messages } from './category.messages.ts';
import { providersOf } from './providersOf.ts';

const EXPECTED = 6;

export interface CategoryPageProps {
  category: GameCategory;
  /** what stands over it, such as banners */
  top?: ReactNode;
}

/** The page of a category whose providers are launched themselves (GAME-08): live, sports, esports, lotteries, cockfight. */
export function CategoryPage({ category, top }: CategoryPageProps) {
  const intl = useIntl();
  const [language] = useLanguage();
  const { data, error, isFetching, refetch } = useCall(gameVendors, { language });
  const providers = useMemo(() => data && providersOf(category, data), [data, category]);
  return (
    <Container>
      <div className={page}>
        {top}
        <div className={topClass}>
          <h1 className={heading}>{intl.formatMessage(categoryNames[category])}</h1>
          {providers?.length !== 0 && <p className={emptyText}>{intl.formatMessage(messages.intro)}</p>}
        </div>
        {error && <FailureNotice failure={error} retrying={isFetching} onRetry={() => void refetch()} />}
        {!providers && !error && <TilesWaiting count={EXPECTED} />}
        {providers?.length === 0 && (
          <div className={empty}>
            <h2 className={emptyTitle}>{intl.formatMessage(messages.empty)}</h2>
            <p className={emptyText}>{intl.formatMessage(messages.emptyText)}</p>
            <ButtonLink as={Link} to="/">
              {intl.formatMessage(messages.others)}
            </ButtonLink>
          </div>
        )}
        {providers && providers.length > 0 && <Providers providers={providers} />}
      </div>
    </Container>
  );
}

function Providers({ providers }: { providers: readonly GameVendor[] }) {
  const intl = useIntl();
  const open = useOpenGame();
  const cards = useMemo(
    () =>
      providers.map(({ vassalage, gameType, displayName, image, isHot, maintenance }) => ({
        game: { nodeId: vassalage, gameName: displayName, image, isHot, maintenance },
        to: providerAddress({ vassalage, gameType }),
      })),
    [providers],
  );
  return (
    <Tiles label={intl.formatMessage(strip.label)}>
      {cards.map(({ game, to }) => (
        <GameTile key={game.nodeId} game={game} to={to} onOpen={open} />
      ))}
    </Tiles>
  );
}

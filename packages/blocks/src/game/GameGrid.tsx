import type { Game } from '@marquee/sdk/contract/games/game';
import { gameList } from '@marquee/sdk/contract/games/list';
import { useLanguage } from '@marquee/state/preferences';
import { useCall } from '@marquee/state/queries';
import { Dialog } from '@marquee/ui/dialog/Dialog';
import { memo, useState } from 'react';
import { useIntl } from 'react-intl';
import { FailureNotice } from '../failure/FailureNotice.tsx';
import { messages } from './game.messages.ts';
import { TileGrid, type TilesLook } from './TileGrid.tsx';
import { TilesWaiting } from './TilesWaiting.tsx';

/** As many of a provider's games as its popup offers; its page has them all. */
const LISTED = 60;

interface GameGridProps {
  label: string;
  games: readonly Game[];
  look?: TilesLook;
}

/** Games as tiles; an entry that stands for a provider opens a popup list of its games (GAME-05). */
export const GameGrid = memo(function GameGrid({ label, games, look }: GameGridProps) {
  const [listed, setListed] = useState<Game | null>(null);
  return (
    <>
      <TileGrid label={label} games={games} onList={setListed} look={look} />
      {listed && <GameListDialog entry={listed} onClose={() => setListed(null)} />}
    </>
  );
});

function GameListDialog({ entry, onClose }: { entry: Game; onClose: () => void }) {
  const intl = useIntl();
  const [language] = useLanguage();
  const { gameType, vassalage, gameName } = entry;
  const query = { language, gameType, vassalage, pageNo: 1, pageSize: LISTED };
  const { data, error, isFetching, refetch } = useCall(gameList, query);
  return (
    <Dialog open size="large" title={gameName} closeLabel={intl.formatMessage(messages.close)} onClose={onClose}>
      {error && <FailureNotice failure={error} retrying={isFetching} onRetry={() => void refetch()} />}
      {!data && !error && <TilesWaiting count={8} />}
      {data?.games.length === 0 && <p>{intl.formatMessage(messages.none)}</p>}
      {data && data.games.length > 0 && <TileGrid label={gameName} games={data.games} />}
    </Dialog>
  );
}

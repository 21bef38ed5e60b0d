import { FailureNotice } from '@marquee/blocks/failure/FailureNotice';
import { ListPages } from '@marquee/blocks/page/ListPages';
import { GAME_PAGE_SIZE } from '@marquee/domain/gameFilters';
import { roomList } from '@marquee/sdk/contract/games/rooms';
import { useLanguage } from '@marquee/state/preferences';
import { useCall } from '@marquee/state/queries';
import { Card } from '@marquee/ui/card/Card';
import { Skeleton } from '@marquee/ui/skeleton/Skeleton';
import { useIntl } from 'react-intl';
import { count, empty, emptyText, emptyTitle } from '../lobby/LobbyPage.css.ts';
import { messages as lobby } from '../lobby/lobby.messages.ts';
import { CardRoom } from './CardRoom.tsx';
import { grid, picture, room, words } from './CardRooms.css.ts';
import { messages } from './rooms.messages.ts';

const WAITING = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

export interface CardRoomsProps {
  /** of this provider alone */
  vassalage: string | undefined;
  page: number;
  onPage: (page: number) => void;
}

/** The rooms of card games with their players and limits, each of which is sat down in by a press (GAME-08). */
export function CardRooms({ vassalage, page, onPage }: CardRoomsProps) {
  const intl = useIntl();
  const [language] = useLanguage();
  const { data, error, isFetching, refetch } = useCall(roomList, { language, ...(vassalage && { vassalage }) });
  if (error && !data) return <FailureNotice failure={error} retrying={isFetching} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <ul className={grid} aria-hidden>
        {WAITING.map((key) => (
          <Card as="li" key={key}>
            <div className={room}>
              <span className={picture} />
              <div className={words}>
                <Skeleton width="most" />
                <Skeleton width="half" />
              </div>
            </div>
          </Card>
        ))}
      </ul>
    );
  }
  if (data.length === 0) {
    return (
      <div className={empty}>
        <h2 className={emptyTitle}>{intl.formatMessage(messages.none)}</h2>
        <p className={emptyText}>{intl.formatMessage(lobby.noGamesText)}</p>
      </div>
    );
  }
  const pages = Math.ceil(data.length / GAME_PAGE_SIZE);
  const at = Math.min(page, pages);
  return (
    <>
      <p className={count} role="status">
        {intl.formatMessage(messages.count, { count: data.length })}
      </p>
      <ul className={grid} aria-label={intl.formatMessage(lobby.rooms)}>
        {data.slice((at - 1) * GAME_PAGE_SIZE, at * GAME_PAGE_SIZE).map((one) => (
          <CardRoom key={one.roomId} room={one} />
        ))}
      </ul>
      <ListPages page={at} pages={pages} onPage={onPage} />
    </>
  );
}

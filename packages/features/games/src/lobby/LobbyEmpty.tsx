import { useGate } from '@marquee/blocks/gate/useGate';
import type { GameList } from '@marquee/domain/gameFilters';
import { Button } from '@marquee/ui/button/Button';
import type { ReactNode } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { empty, emptyText, emptyTitle } from './LobbyPage.css.ts';
import { messages } from './lobby.messages.ts';

const words: Record<GameList, readonly [title: MessageDescriptor, text: MessageDescriptor]> = {
  all: [messages.noGames, messages.noGamesText],
  hot: [messages.noGames, messages.noGamesText],
  fav: [messages.noFavourites, messages.noFavouritesText],
  recent: [messages.noRecent, messages.noRecentText],
};

export interface LobbyEmptyProps {
  list: GameList;
  /** search or filters may be why */
  narrowed: boolean;
  onReset: () => void;
  onAll: () => void;
}

/** Says why a list is empty and what to do next. */
export function LobbyEmpty({ list, narrowed, onReset, onAll }: LobbyEmptyProps) {
  const intl = useIntl();
  if (narrowed) {
    return (
      <Empty title={messages.nothingFound} text={messages.nothingFoundText}>
        <Button onClick={onReset}>{intl.formatMessage(messages.reset)}</Button>
      </Empty>
    );
  }
  const [title, text] = words[list];
  return (
    <Empty title={title} text={text}>
      {list !== 'all' && <Button onClick={onAll}>{intl.formatMessage(messages.showAll)}</Button>}
    </Empty>
  );
}

/** Favourites and games played last are somebody's: a visitor is asked to log in (GAME-02, AUTH-23). */
export function LobbyForMembers() {
  const intl = useIntl();
  const gate = useGate();
  return (
    <Empty title={messages.logInTitle} text={messages.logInText}>
      {/* the list shows by itself once somebody is logged in */}
      <Button kind="primary" onClick={() => gate('session', () => {})}>
        {intl.formatMessage(messages.logIn)}
      </Button>
    </Empty>
  );
}

function Empty({ title, text, children }: { title: MessageDescriptor; text: MessageDescriptor; children: ReactNode }) {
  const intl = useIntl();
  return (
    <div className={empty}>
      <h2 className={emptyTitle}>{intl.formatMessage(title)}</h2>
      <p className={emptyText}>{intl.formatMessage(text)}</p>
      {children}
    </div>
  );
}

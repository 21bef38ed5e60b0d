import { FailureNotice } from '@marquee/blocks/failure/FailureNotice';
import { categoryNames } from '@marquee/blocks/game/category.messages';
import { GameGrid } from '@marquee/blocks/game/GameGrid';
import { TilesWaiting } from '@marquee/blocks/game/TilesWaiting';
import { ListPages } from '@marquee/blocks/page/ListPages';
import { usePastLast } from '@marquee/blocks/page/usePastLast';
import { useSearchStep } from '@marquee/blocks/search/useSearchStep';
import { GAME_PAGE_SIZE, gameLists } from '@marquee/domain/gameFilters';
import type { GameCategory } from '@marquee/domain/gameTypes';
import { gameVendors } from '@marquee/sdk/contract/games/vendors';
import { useNavigate, useSearchParams } from '@marquee/state/navigation';
import { useLanguage } from '@marquee/state/preferences';
import { useCall } from '@marquee/state/queries';
import { useSession } from '@marquee/state/session';
import type { Timers } from '@marquee/ui/base/timers';
import { Container } from '@marquee/ui/layout/Container';
import { TabPanel, Tabs } from '@marquee/ui/tabs/Tabs';
import { memo, type ReactNode, useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Jackpot } from '../jackpot/Jackpot.tsx';
import { CardRooms } from '../rooms/CardRooms.tsx';
import { LobbyEmpty, LobbyForMembers } from './LobbyEmpty.tsx';
import { LobbyFilters, type LobbyFiltersProps } from './LobbyFilters.tsx';
import { beside, count, found, games as gamesClass, heading, page, pending, waits } from './LobbyPage.css.ts';
import { messages } from './lobby.messages.ts';
import { filtered, type LobbyList, type LobbyState, lobbyQuery, lobbyState, onList } from './lobbyAddress.ts';
import { type GamesState, useGames } from './useGames.ts';
import { VendorStrip } from './VendorStrip.tsx';

export interface LobbyPageProps {
  category: GameCategory;
  /** what stands over it, such as banners */
  top?: ReactNode;
  /** until a pause in typing is over; the browser's own unless handed in */
  timers?: Pick<Timers, 'setTimeout' | 'clearTimeout'>;
}

/**
 * The page of electronic games (GAME-02): providers, search, filters, lists and pages. All of it stands in the address, so
 * that back, reload and a shared link show the same (GAME-03).
 */
export function LobbyPage({ category, top, timers }: LobbyPageProps) {
  const intl = useIntl();
  const tabs = useId();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const searchStep = useSearchStep();
  const [language] = useLanguage();
  const lists = listsOf(category);
  const state = lobbyState(query, lists[0]);
  const vendors = useCall(gameVendors, { language });
  const own = vendors.data?.filter(({ gameType }) => gameType === category);

  const go = (next: LobbyState, replace = false) => navigate(lobbyQuery(next), { replace });
  return (
    <Container>
      <div className={page}>
        {top}
        <div className={beside}>
          <h1 className={heading}>{intl.formatMessage(categoryNames[category])}</h1>
          {category === 'RNG' && <Jackpot />}
        </div>
        {/* FISH ignores the choice of a provider; without the providers all games are there all the same */}
        {category !== 'FISH' && !vendors.isError && (
          <VendorStrip
            vendors={own}
            chosen={state.vassalage}
            address={(vassalage) => lobbyQuery(filtered(state, { vassalage }))}
          />
        )}
        <Tabs
          id={tabs}
          label={intl.formatMessage(messages.lists)}
          tabs={lists.map((list) => ({ value: list, label: intl.formatMessage(messages[list]) }))}
          value={state.list}
          onChange={(list) => go(onList(state, list))}
        />
        <TabPanel tabs={tabs} value={state.list} selected={state.list}>
          {state.list === 'rooms' ? (
            <div className={gamesClass}>
              <CardRooms vassalage={state.vassalage} page={state.page} onPage={(to) => go({ ...state, page: to })} />
            </div>
          ) : (
            <LobbySearch
              category={category}
              state={{ ...state, list: state.list }}
              onChange={(part) => go(filtered(state, part))}
              onSearch={(search, before) => searchStep(lobbyQuery(filtered(state, { search })), search, before)}
              go={go}
              timers={timers}
            />
          )}
        </TabPanel>
      </div>
    </Container>
  );
}

/** Games against others begin with their rooms (GAME-08). */
const listsOf = (category: GameCategory): readonly [LobbyList, ...LobbyList[]] =>
  category === 'PVP' ? ['rooms', ...gameLists] : gameLists;

interface LobbySearchProps extends Pick<LobbyFiltersProps, 'onChange' | 'onSearch' | 'timers'> {
  category: GameCategory;
  state: GamesState;
  go: (state: LobbyState, replace?: boolean) => void;
}

/** A list that can be searched, and its games; apart from the page, so that a keystroke renders nothing else (GAME-09). */
function LobbySearch({ category, state, go, ...filters }: LobbySearchProps) {
  const [typing, setTyping] = useState(false);
  const searchable = state.list === 'all' || state.list === 'hot';
  // a field that has left the page no longer says that its pause is over
  const unasked = searchable && typing;
  return (
    <div className={gamesClass}>
      {searchable && <LobbyFilters key={state.list} state={state} onPending={setTyping} {...filters} />}
      <div className={unasked ? `${found} ${pending}` : found} aria-busy={unasked}>
        <LobbyGames category={category} state={state} go={go} onSearch={filters.onSearch} />
      </div>
    </div>
  );
}

interface LobbyGamesProps extends Pick<LobbyFiltersProps, 'onSearch'> {
  category: GameCategory;
  state: GamesState;
  go: (state: LobbyState, replace?: boolean) => void;
}

/** Not rendered again while somebody types. */
const LobbyGames = memo(function LobbyGames({ category, state, go, onSearch }: LobbyGamesProps) {
  const intl = useIntl();
  const session = useSession();
  const top = useRef<HTMLDivElement>(null);
  const { games: answered, waiting, pages, total, error, retrying, retry } = useGames(category, state);
  const past = usePastLast(state.page, waiting ? undefined : pages, (last) => go({ ...state, page: last }, true));
  // that there was nothing before says nothing of what is on its way
  const games = past || (waiting && answered?.length === 0) ? undefined : answered;
  if (session.kind === 'visitor' && (state.list === 'fav' || state.list === 'recent')) return <LobbyForMembers />;
  if (error) return <FailureNotice failure={error} retrying={retrying} onRetry={retry} />;
  const turn = (to: number) => {
    go({ ...state, page: to });
    top.current?.scrollIntoView({ block: 'nearest' });
  };
  const sifted = Boolean(state.classification || state.minBet);
  return (
    <div
      ref={top}
      className={waiting ? `${gamesClass} ${found} ${pending} ${waits}` : gamesClass}
      aria-busy={games === undefined || waiting}
    >
      <p className={count} role="status">
        {!waiting && total !== undefined && total > 0 && intl.formatMessage(messages.count, { count: total })}
      </p>
      {games === undefined && <TilesWaiting count={GAME_PAGE_SIZE} />}
      {games?.length === 0 && (
        <LobbyEmpty
          list={state.list}
          narrowed={sifted || state.search !== ''}
          onReset={() =>
            sifted
              ? go(filtered(state, { search: '', classification: undefined, minBet: undefined }))
              : onSearch('', state.search)
          }
          onAll={() => go(onList(state, 'all'))}
        />
      )}
      {games && games.length > 0 && (
        <GameGrid look="fifteen" label={intl.formatMessage(messages[state.list])} games={games} />
      )}
      <ListPages page={state.page} pages={pages} onPage={turn} />
    </div>
  );
});

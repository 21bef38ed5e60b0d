import { FailureNotice } from '@marquee/blocks/failure/FailureNotice';
import { GameGrid } from '@marquee/blocks/game/GameGrid';
import { TilesWaiting } from '@marquee/blocks/game/TilesWaiting';
import { useBrand } from '@marquee/brand/provider';
import { categoryPath, gameCategories, gameCategoryOf, listsGames } from '@marquee/domain/gameTypes';
import { recentGames } from '@marquee/sdk/contract/games/recent';
import { useLanguage } from '@marquee/state/preferences';
import { useCall } from '@marquee/state/queries';
import { TabPanel, Tabs } from '@marquee/ui/tabs/Tabs';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { messages as lobby } from '../lobby/lobby.messages.ts';
import { quiet } from './HomePart.css.ts';
import { failureOf, HomePart } from './HomePart.tsx';
import { messages } from './home.messages.ts';
import { type ListCall, useMarkedGames } from './useMarkedGames.ts';
import { panel } from './YourGames.css.ts';

/** A row of a wide screen. */
const SHOWN = 6;
const LISTS = ['recent', 'fav'] as const;
type List = (typeof LISTS)[number];

/** Games the member played last and those marked (GAME-07), one list at a time, each waiting and failing by itself. */
export function YourGames() {
  const intl = useIntl();
  const tabs = useId();
  const { off } = useBrand().games;
  const [list, setList] = useState<List>('recent');
  const electronic = gameCategories.filter((category) => listsGames(category) && !off.includes(category));
  const all = electronic[0] && `${categoryPath(electronic[0])}?page=${list}`;
  return (
    <HomePart title={intl.formatMessage(messages.yours)} all={all} busy={false}>
      <div>
        <Tabs
          id={tabs}
          label={intl.formatMessage(messages.yoursLists)}
          tabs={LISTS.map((value) => ({ value, label: intl.formatMessage(lobby[value]) }))}
          value={list}
          onChange={(next) => setList(next)}
        />
        <TabPanel tabs={tabs} value={list} selected={list}>
          <div className={panel}>{list === 'recent' ? <Played /> : <Marked />}</div>
        </TabPanel>
      </div>
    </HomePart>
  );
}

function Played() {
  const { off } = useBrand().games;
  const [language] = useLanguage();
  const { data, ...call } = useCall(recentGames, { language, pageNo: 1, pageSize: SHOWN });
  const games = data?.list.filter(({ gameType }) => !off.some((category) => category === gameCategoryOf(gameType)));
  return <GamesOf list="recent" {...call} games={games} />;
}

function Marked() {
  return <GamesOf list="fav" {...useMarkedGames(SHOWN)} />;
}

function GamesOf({ list, games, ...call }: { list: List } & ListCall) {
  const intl = useIntl();
  const failure = games ? undefined : failureOf(call);
  if (failure) return <FailureNotice failure={failure.error} retrying={failure.retrying} onRetry={failure.retry} />;
  if (!games) return <TilesWaiting count={SHOWN} />;
  if (games.length === 0) {
    return (
      <p className={quiet}>{intl.formatMessage(list === 'recent' ? lobby.noRecentText : lobby.noFavouritesText)}</p>
    );
  }
  return <GameGrid look="half" label={intl.formatMessage(lobby[list])} games={games} />;
}

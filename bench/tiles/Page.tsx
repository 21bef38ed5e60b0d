import { TileGrid } from '@marquee/blocks/game/TileGrid';
import { fold, searchIn } from '@marquee/domain/search';
import type { Game } from '@marquee/sdk/contract/games/game';
import { useMemo, useState } from 'react';
import { makeGames } from '../floor/games.ts';

const PAGE = 200;

/** The games of the plain-React page as the platform would list them. */
const games = makeGames(10_000).map(
  ({ id, name, maker }): Game => ({
    nodeId: `G${id}`,
    gameName: name,
    gameType: 'RNG',
    vassalage: maker,
    vendor: maker,
    gameCode: `g${id}`,
    gameClassify: 'SC',
    defaultPlayType: undefined,
    opensList: false,
    image: '/hero.svg',
    isHot: false,
    maintenance: false,
    minBet: undefined,
    minLineNum: undefined,
  }),
);
const named = games.map((game) => ({ game, name: fold(game.gameName) }));

/** Our tiles at the work of the plain-React page: 10,000 games filtered into 200 (GAME-09). */
export function Page() {
  const [query, setQuery] = useState('');
  const found = useMemo(() => searchIn(named, ({ name }) => name, query), [query]);
  const shown = useMemo(() => found.slice(0, PAGE).map(({ game }) => game), [found]);
  return (
    <main>
      <input
        type="search"
        aria-label="Search"
        value={query}
        onChange={(event) => setQuery(event.currentTarget.value)}
      />
      <output>{found.length} games</output>
      <TileGrid label="Games" games={shown} />
    </main>
  );
}

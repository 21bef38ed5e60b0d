import { type LaunchPlace, launchPlace } from '@marquee/domain/gameTypes';
import type { Game } from '@marquee/sdk/contract/games/game';
import { Skeleton } from '@marquee/ui/skeleton/Skeleton';
import { type ReactNode, useDeferredValue } from 'react';
import { FailureNotice } from '../failure/FailureNotice.tsx';
import { grid, name, tile, waiting } from './GameTile.css.ts';
import { GameTile } from './GameTile.tsx';
import { gameAddress } from './gameAddress.ts';
import { useFavourites } from './useFavourites.ts';
import { useOpenGame } from './useOpenGame.ts';

/** Tiles that are there at once; the rest comes in the turns that the browser has to spare (GAME-09). */
const AT_ONCE = 24;

export interface TileGridProps {
  /** name of the list */
  label: string;
  games: readonly Game[];
  onList?: ((game: Game) => void) | undefined;
}

/** Games as tiles that start them, with their marks (GAME-02, GAME-04, GAME-05). */
export function TileGrid({ label, games, onList }: TileGridProps) {
  const { marked, changing, failure, toggle } = useFavourites();
  const open = useOpenGame();
  const shown = useSomeFirst(games);
  return (
    <>
      {failure !== null && <FailureNotice failure={failure} />}
      <Tiles label={label}>
        {shown.map((game) => (
          <GameTile
            key={game.nodeId}
            game={game}
            to={addressOf(game)}
            onOpen={open}
            {...(game.opensList
              ? { onList }
              : { marked: marked.has(game.nodeId), marking: changing.has(game.nodeId), onMark: toggle })}
          />
        ))}
      </Tiles>
    </>
  );
}

/** The list that tiles stand in. */
export function Tiles({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={grid} aria-label={label}>
      {children}
    </ul>
  );
}

/** In the shape of what comes. */
export function TileGridSkeleton({ count }: { count: number }) {
  return (
    <ul className={`${grid} ${waiting}`} aria-hidden>
      {Array.from({ length: count }, (_, place) => `${place}`).map((key) => (
        <li key={key} className={tile}>
          <Skeleton shape="tile" still />
          <span className={name}>
            <Skeleton width="most" still />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The first ones of another list are shown at once, all of them right after. */
function useSomeFirst(games: readonly Game[]): readonly Game[] {
  const whole = useDeferredValue(games, NONE);
  return whole === games ? games : games.slice(0, AT_ONCE);
}

const NONE: readonly Game[] = [];

/** Where a game is started; nothing for what opens a list, and for a lottery, which has no page here. */
function addressOf(game: Game): string | null {
  const place: LaunchPlace = launchPlace(game);
  return place.kind === 'game' ? gameAddress(game) : null;
}

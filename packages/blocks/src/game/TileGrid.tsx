import { type LaunchPlace, launchPlace } from '@marquee/domain/gameTypes';
import type { Game } from '@marquee/sdk/contract/games/game';
import { media } from '@marquee/ui/base/breakpoints';
import { useMedia } from '@marquee/ui/base/useMedia';
import { type ReactNode, useDeferredValue } from 'react';
import { FailureNotice } from '../failure/FailureNotice.tsx';
import { looks } from './GameTile.css.ts';
import { GameTile } from './GameTile.tsx';
import { gameAddress } from './gameAddress.ts';
import { told } from './TileGrid.css.ts';
import { useFavourites } from './useFavourites.ts';
import { useOpenGame } from './useOpenGame.ts';

/** Tiles that are there at once, as a screen shows; the rest comes in the turns that the browser has to spare (GAME-09). */
const AT_ONCE = { phone: 9, wider: 24 };
/** Tiles at most: more can be asked of a platform, and none has to be drawn for who cannot see them all (GAME-09). */
const AT_MOST = 200;

export interface TileGridProps {
  /** name of the list */
  label: string;
  games: readonly Game[];
  onList?: ((game: Game) => void) | undefined;
  look?: TilesLook;
}

/** Games as tiles that start them, with their marks (GAME-02, GAME-04, GAME-05). */
export function TileGrid({ label, games, onList, look }: TileGridProps) {
  const { marked, changing, failed, toggle } = useFavourites();
  const open = useOpenGame();
  const shown = useSomeFirst(games, useMedia(media.tablet) ? AT_ONCE.wider : AT_ONCE.phone);
  return (
    <>
      <Tiles label={label} look={look}>
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
      {failed && games.some(({ nodeId }) => nodeId === failed.game.nodeId) && (
        <div className={told}>
          <FailureNotice
            failure={failed.why}
            retrying={changing.has(failed.game.nodeId)}
            onRetry={() => toggle(failed.game)}
          />
        </div>
      )}
    </>
  );
}

export type TilesLook = keyof typeof looks | undefined;

interface TilesProps {
  label: string;
  /** for as many as it says, in rows that they fill */
  look?: TilesLook;
  children: ReactNode;
}

/** The list that tiles stand in. */
export function Tiles({ label, look = 'grid', children }: TilesProps) {
  return (
    <ul className={looks[look]} aria-label={label}>
      {children}
    </ul>
  );
}

/** The first ones of another list are shown at once, all of them right after. */
function useSomeFirst(games: readonly Game[], first: number): readonly Game[] {
  const whole = useDeferredValue(games, NONE);
  return games.slice(0, whole === games ? AT_MOST : first);
}

const NONE: readonly Game[] = [];

/** Where a game is started: a lottery on its own page (GAME-05); nothing for what opens a list. */
function addressOf(game: Game): string | null {
  const place: LaunchPlace = launchPlace(game);
  if (place.kind === 'lottery') return `/lottery?${new URLSearchParams(place.query)}`;
  return place.kind === 'game' ? gameAddress(game) : null;
}

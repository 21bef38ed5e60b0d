import type { Game } from '@marquee/sdk/contract/games/game';
import { Link } from '@marquee/state/navigation';
import { Badge } from '@marquee/ui/badge/Badge';
import { Spinner } from '@marquee/ui/spinner/Spinner';
import { Flame, Heart, Wrench } from 'lucide-react';
import { type MouseEvent, memo } from 'react';
import { useIntl } from 'react-intl';
import { PlatformPicture } from '../picture/PlatformPicture.tsx';
import { favourite, frame, link, mark, name, picture, resting, tile } from './GameTile.css.ts';
import { messages } from './game.messages.ts';
import type { GameEntry } from './useOpenGame.ts';

/** What a tile shows of a game. */
export type TileGame = Pick<Game, 'nodeId' | 'gameName' | 'image' | 'isHot' | 'maintenance'>;

export interface GameTileProps<G extends TileGame = Game> {
  game: G;
  /** its address; `null` = it leads nowhere, or opens a list */
  to: string | null;
  onOpen: (event: MouseEvent, to: string, name: string) => void;
  /** it opens a list of games */
  onList?: ((game: G) => void) | undefined;
  /** whether it is a favourite; absent where none are shown */
  marked?: boolean | undefined;
  /** the mark is being changed */
  marking?: boolean | undefined;
  onMark?: ((game: G) => void) | undefined;
}

/** A game of a list (GAME-02): its picture in a fixed ratio, its name, and what one should know before pressing it. */
function Tile<G extends TileGame>(props: GameTileProps<G>) {
  const { game, to, onOpen, onList, marked, marking = false, onMark } = props;
  const intl = useIntl();
  const { gameName, isHot, maintenance } = game;
  const content = (
    <>
      <TilePicture {...game} />
      <span className={name} dir="auto">
        {gameName}
      </span>
    </>
  );
  const state: GameEntry = { name: gameName, inside: true };
  return (
    <li className={tile}>
      {to !== null ? (
        <Link className={link} to={to} state={state} onClick={(event) => onOpen(event, to, gameName)}>
          {content}
        </Link>
      ) : onList ? (
        <button type="button" className={link} aria-haspopup="dialog" onClick={() => onList(game)}>
          {content}
        </button>
      ) : (
        <span className={link}>{content}</span>
      )}
      {maintenance ? (
        <span className={mark}>
          <Badge tone="warning" solid icon={<Wrench size={12} aria-hidden />}>
            {intl.formatMessage(messages.maintenance)}
          </Badge>
        </span>
      ) : (
        isHot && (
          <span className={mark}>
            <Badge tone="accent" solid icon={<Flame size={12} aria-hidden />}>
              {intl.formatMessage(messages.hot)}
            </Badge>
          </span>
        )
      )}
      {onMark && (
        <button
          type="button"
          className={favourite}
          aria-pressed={marked}
          aria-busy={marking}
          aria-label={intl.formatMessage(marked ? messages.marked : messages.mark, { game: gameName })}
          onClick={() => onMark(game)}
        >
          {marking ? <Spinner /> : <Heart size={18} aria-hidden />}
        </button>
      )}
    </li>
  );
}

/** Two hundred of them stand in one list: only those that change are rendered again. */
export const GameTile = memo(Tile) as typeof Tile;

/** The picture of a game or a provider; its name stands in for one that does not come. */
export function TilePicture({ gameName, image, maintenance }: Pick<TileGame, 'gameName' | 'image' | 'maintenance'>) {
  return (
    <span className={frame}>
      <PlatformPicture
        address={image}
        look={maintenance ? resting : picture}
        width={300}
        height={400}
        instead={
          <span aria-hidden dir="auto">
            {gameName}
          </span>
        }
      />
    </span>
  );
}

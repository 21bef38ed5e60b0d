import { Skeleton } from '@marquee/ui/skeleton/Skeleton';
import { dozen, grid, name, tile, waiting } from './GameTile.css.ts';

/** Tiles in the shape of those that come; twelve stand as a dozen. Apart from the tiles, so that it is there before their code is. */
export function TilesWaiting({ count }: { count: number }) {
  return (
    <ul className={`${count === 12 ? dozen : grid} ${waiting}`} aria-hidden>
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

import { Skeleton } from '@marquee/ui/skeleton/Skeleton';
import { looks, name, tile, waiting } from './GameTile.css.ts';

const FULL: Readonly<Record<number, keyof typeof looks>> = { 6: 'half', 12: 'dozen', 15: 'fifteen' };

/** Tiles in the shape of those that come; six, twelve and fifteen stand as those do. Apart from the tiles, so that it is there before their code is. */
export function TilesWaiting({ count }: { count: number }) {
  return (
    <ul className={`${looks[FULL[count] ?? 'grid']} ${waiting}`} aria-hidden>
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

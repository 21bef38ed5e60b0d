import { Skeleton } from '@marquee/ui/skeleton/Skeleton';
import { waiting } from './SecurityCenter.css.ts';

/** Lines on their way. */
export function Waiting() {
  return (
    <div className={waiting} aria-busy="true">
      <Skeleton />
      <Skeleton width="most" />
      <Skeleton />
      <Skeleton width="half" />
    </div>
  );
}

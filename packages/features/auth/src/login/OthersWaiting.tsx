import { useBrand, useFlag } from '@marquee/brand/provider';
import { rooms } from './OthersWaiting.css.ts';

/** How many other ways in the brand has: a chunk that most do without. */
export function useOthers(): number {
  const { social } = useBrand();
  return Number(useFlag('freePlay')) + (useFlag('socialLogin') ? Object.keys(social).length : 0);
}

/** The room of the other ways in, while their code is fetched (AUTH-03). */
export function OthersWaiting() {
  return <div aria-busy className={rooms[useOthers() - 1]} />;
}

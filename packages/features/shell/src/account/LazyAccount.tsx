import { lazyScreen } from '@marquee/blocks/chunk/lazyScreen';
import { item } from '../bottom/BottomBar.css.ts';

const fetchAccount = () => import('./Account.tsx');

/** Who is logged in, for the header. It stands nearest the menu, so that its coming moves nothing beside it. */
export const HeaderAccount = lazyScreen(() => fetchAccount().then((m) => m.HeaderAccount));

/** Who is logged in, for the bar at the foot of phones; its column is held meanwhile. */
export const BarAccount = lazyScreen(() => fetchAccount().then((m) => m.BarAccount), {
  pending: <span className={item} />,
});

/** Fetches ahead what a visitor does without. */
export const preloadAccount = () => Promise.all([HeaderAccount.preload(), BarAccount.preload()]);

import { lazyScreen } from '@marquee/blocks/chunk/lazyScreen';

/** The balance, in a chunk that a visitor does without. It stands nearest the menu, so that its coming moves nothing. */
export const LazyBalancePanel = lazyScreen(() => import('./BalancePanel.tsx').then((m) => m.BalancePanel));

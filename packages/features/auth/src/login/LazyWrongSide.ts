import { lazyScreen } from '@marquee/blocks/chunk/lazyScreen';

/** A chunk of its own, with its words: hardly anybody is ever turned away so. */
export const LazyWrongSide = lazyScreen(() => import('./WrongSide.tsx').then((m) => m.WrongSide), {
  words: ['account'],
});

import type { Origins } from './origins.ts';

/** What the client needs of origins: where to send, and whom to tell of a failure. */
export type OriginChoice = Pick<Origins, 'current' | 'failed'>;

/** Home, until there are others. */
export interface LateOrigins extends OriginChoice {
  take(others: Origins): void;
}

/** A choice for a page's first moment: what chooses among several domains loads only for a platform that has them. */
export function lateOrigins(home: string): LateOrigins {
  let several: Origins | undefined;
  return {
    current: () => several?.current() ?? home,
    failed: (origin) => several?.failed(origin),
    take(others) {
      several = others;
    },
  };
}

import type { Platform } from '../platform.ts';

/** A page that the stand-in serves on the site's own origin, for what would be another company's site. */
export interface Page {
  readonly path: `/sandbox/${string}`;
  readonly methods: readonly ('GET' | 'POST')[];
  /** nothing = there is no such page */
  answer(request: Request, platform: Platform): Response | undefined | Promise<Response | undefined>;
}

import * as z from 'zod/mini';
import { integer, orElse } from '../fields.ts';

/** What most catalogue calls bear; the constants of section 9 are filled in, so a screen gives the language only. */
export const asking = {
  /** section 9: 3 */
  clientType: orElse(integer, 3),
  platform: orElse(z.string(), 'flash,html5-desktop'),
  /** the platform's code of the language on screen */
  language: z.string(),
} as const;

/** As many tiles as a page of the site ever shows. */
export const MAX_PAGE_SIZE = 200;

/** A page of a list: from 1, and of a size that a platform can bear. */
export const paging = {
  pageNo: z.pipe(integer, z.int().check(z.minimum(1), z.maximum(100_000))),
  pageSize: z.pipe(integer, z.int().check(z.minimum(1), z.maximum(MAX_PAGE_SIZE))),
} as const;

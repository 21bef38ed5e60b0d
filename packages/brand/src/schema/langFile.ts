import * as z from 'zod';

/**
 * `lang/<CODE>.json` (BRAND-04): messages of the product that this brand words differently, by id. Whether an id exists
 * and its placeholders agree is for the check, which knows the catalogue.
 */
export const langFile = z
  .object({ $schema: z.string().exactOptional() })
  .catchall(z.string())
  .describe('Messages that the brand words itself, by id, in ICU syntax');

export type LangFile = z.output<typeof langFile>;

import * as z from 'zod';
import { schemaAddress } from './brandFile.ts';

/**
 * `lang/<CODE>.json` (BRAND-04): messages of the product that this brand words differently, by id. Whether an id exists
 * and its placeholders agree is for the check, which knows the catalogue.
 */
export const langFile = z
  .object({ $schema: schemaAddress })
  .catchall(z.string())
  .describe('Messages that the brand words itself, by id, in ICU syntax');

export type LangFile = z.output<typeof langFile>;

import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

/** Where the product keeps what the commands read and write. */
export const places = {
  brands: resolve(root, 'brands'),
  /** message catalogues: a folder per namespace, a file per language */
  catalogue: resolve(root, 'apps/web/lang'),
  /** published JSON Schemas */
  schemas: resolve(root, 'packages/brand/schema'),
  /** files for translators */
  words: resolve(root, 'dist/words'),
  /** themes for design tools */
  tokens: resolve(root, 'dist/tokens'),
} as const;

import path from 'node:path';
import type { Plugin } from 'vite';

const HELPER = '\0vite/preload-helper.js';
const ours = path.resolve(import.meta.dirname, '../src/imports/fetchFirst.ts');

/**
 * Puts `fetchFirst` in the place of what Vite wraps around each `import()` of a build. Vite's own asks for the parts by
 * `modulepreload`, and one of those that fails is as lost to the page as an import that fails.
 */
export function importsPlugin(): Plugin {
  return {
    name: 'marquee-imports',
    enforce: 'pre',
    apply: 'build',
    load(id) {
      return id === HELPER ? `export { fetchFirst as __vitePreload } from ${JSON.stringify(ours)};` : null;
    },
  };
}

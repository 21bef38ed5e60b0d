import { readdir } from 'node:fs/promises';
import path from 'node:path';
import formatjs from '@formatjs/unplugin/vite';
import { langDir } from '@marquee/web/build/catalogues.ts';
import { wordsPlugin } from '@marquee/web/build/wordsPlugin.ts';
import { coreNamespaces } from '@marquee/web/vite.config.ts';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

const studio = path.resolve(import.meta.dirname, '..');

/**
 * Makes the studio's page and the page of its screens. As a bundle, because sixteen screens of a thousand modules each would
 * otherwise be fetched one by one.
 */
export async function bundleStudio(outDir: string): Promise<void> {
  await build({
    configFile: false,
    root: studio,
    base: './',
    logLevel: 'warn',
    publicDir: false,
    plugins: [
      wordsPlugin({ dir: langDir, core: coreNamespaces, first: await readdir(langDir) }),
      vanillaExtractPlugin(),
      // as the site has them: a screen that reads its source text anew with every change is twice as slow
      formatjs({ ast: true }),
      react(),
    ],
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      cssTarget: 'chrome123',
      chunkSizeWarningLimit: 4000,
      rolldownOptions: { input: [path.join(studio, 'index.html'), path.join(studio, 'screen.html')] },
    },
  });
}

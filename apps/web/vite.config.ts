import path from 'node:path';
import formatjs from '@formatjs/unplugin/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { wordsPlugin } from './build/wordsPlugin.ts';

const here = import.meta.dirname;

/** Words that stand on every page; the other namespaces come with their features. */
export const coreNamespaces = ['shell', 'blocks', 'errors'];

export default defineConfig({
  root: here,
  appType: 'custom',
  plugins: [
    wordsPlugin({ dir: path.join(here, 'lang'), core: coreNamespaces }),
    vanillaExtractPlugin(),
    formatjs({ ast: true }),
    react(),
  ],
  resolve: {
    // messages are compiled to syntax trees, so the ICU parser stays out of the bundle
    alias: [
      {
        find: /^@formatjs\/icu-messageformat-parser$/,
        replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
      },
    ],
  },
  build: {
    target: 'es2022',
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: path.join(here, 'src/main.tsx') },
  },
});

import path from 'node:path';
import formatjs from '@formatjs/unplugin/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups } from './build/chunks.ts';
import { iconsPlugin } from './build/iconsPlugin.ts';
import { importsPlugin } from './build/importsPlugin.ts';
import { classNames, styleFiles } from './build/styles/classNames.ts';
import { wordsPlugin } from './build/wordsPlugin.ts';

const here = import.meta.dirname;

/** Words that stand on every page; the other namespaces come with their features. */
export const coreNamespaces = ['shell', 'blocks', 'errors'];

/** Runs in each page before anything is imported. */
const THERE = /\/(main|react|rolldown-runtime)-/;

export default defineConfig(({ command }) => ({
  root: here,
  appType: 'custom',
  plugins: [
    wordsPlugin({ dir: path.join(here, 'lang'), core: coreNamespaces, first: ['auth'] }),
    iconsPlugin(),
    importsPlugin(),
    // in development a name says what it is the name of
    vanillaExtractPlugin(command === 'build' ? { identifiers: classNames(styleFiles(here)) } : {}),
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
    // browsers of the last two years (WEB-07) know :dir(), which would else be written out language by language, and light-dark(),
    // for which else every color-scheme would bear a stand-in
    cssTarget: ['chrome123', 'firefox124', 'safari17.5'],
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // all of them, and the chunk itself: none of an import's files may fail once it has begun (build/importsPlugin.ts)
      resolveDependencies: (file, deps) => [...new Set([file, ...deps])].filter((name) => !THERE.test(name)),
    },
    rolldownOptions: {
      input: path.join(here, 'src/main.tsx'),
      output: { codeSplitting: { groups: chunkGroups } },
    },
  },
}));

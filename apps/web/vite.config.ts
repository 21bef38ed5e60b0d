import path from 'node:path';
import formatjs from '@formatjs/unplugin/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { iconsPlugin } from './build/iconsPlugin.ts';
import { importsPlugin } from './build/importsPlugin.ts';
import { wordsPlugin } from './build/wordsPlugin.ts';

const here = import.meta.dirname;

/** Words that stand on every page; the other namespaces come with their features. */
export const coreNamespaces = ['shell', 'blocks', 'errors'];

/** Name of the chunk that the login's screens are in; the build looks it up when it makes the login page. */
export const LOGIN_CHUNK = 'login-page';

/** Name of the chunk that home is in. */
export const HOME_CHUNK = 'home-page';

/** Name of the chunk that sets React up. */
export const REACT_CHUNK = 'react';

/** Runs in each page before anything is imported. */
const THERE = /\/(main|react|rolldown-runtime)-/;

export default defineConfig({
  root: here,
  appType: 'custom',
  plugins: [
    wordsPlugin({ dir: path.join(here, 'lang'), core: coreNamespaces, first: ['auth'] }),
    iconsPlugin(),
    importsPlugin(),
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
    // browsers of the last two years (WEB-07) know :dir(), which would else be written out language by language
    cssTarget: ['chrome123', 'firefox124', 'safari17.4'],
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // all of them, and the chunk itself: none of an import's files may fail once it has begun (build/importsPlugin.ts)
      resolveDependencies: (file, deps) => [...new Set([file, ...deps])].filter((name) => !THERE.test(name)),
    },
    rolldownOptions: {
      input: path.join(here, 'src/main.tsx'),
      // what every page needs is one chunk: compressed as one it is 3 kB smaller, and it is one request
      output: {
        codeSplitting: {
          groups: [
            {
              // and what the login would else hold: a line for which the first calls would wait for all of it, and icons
              // that would bring it to whoever is logged in
              name: REACT_CHUNK,
              test: /(node_modules[\\/](react|react-dom|scheduler)[\\/]|(reactRoot|switchedOn)\.ts$|[\\/](eye|eye-off|refresh-cw|user-round)\.mjs$)/,
              priority: 3,
            },
            { name: 'first', tags: ['$initial'], priority: 2 },
            { name: 'client', test: /sdk[\\/]src[\\/]client\.ts$/, priority: 0 },
            // in pieces they were twenty requests and some kB more; the login is the first page of some brands
            { name: LOGIN_CHUNK, test: /features[\\/]auth[\\/]src[\\/]login[\\/]Login(Page|Panel)\.tsx$/, priority: 1 },
            { name: HOME_CHUNK, test: /features[\\/]shell[\\/]src[\\/]home[\\/]HomePage\.tsx$/, priority: 1 },
            { name: 'dialog', test: /ui[\\/]src[\\/]dialog[\\/]Dialog\.tsx$/, priority: 1 },
          ],
        },
      },
    },
  },
});

import path from 'node:path';
import formatjs from '@formatjs/unplugin/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { iconsPlugin } from './build/iconsPlugin.ts';
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

/**
 * What the first page fetches by itself, with all its parts at once. For the rest of what it may need their addresses, which do
 * not compress, would be a part of every first page: such a chunk asks for its own parts.
 */
const BEGINS = /\/(firstCalls|Account)-/;
/** Stands in each page already, or is fetched beside it. */
const THERE = /\/(react|rolldown-runtime|client)-/;

export default defineConfig({
  root: here,
  appType: 'custom',
  plugins: [
    wordsPlugin({ dir: path.join(here, 'lang'), core: coreNamespaces, first: ['auth'] }),
    iconsPlugin(),
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
      resolveDependencies: (file, deps, { hostId }) =>
        /\/main-/.test(hostId)
          ? deps.filter((dep) => dep.endsWith('.css') || (BEGINS.test(file) && !THERE.test(dep)))
          : deps,
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

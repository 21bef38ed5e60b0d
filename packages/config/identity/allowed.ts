import type { Allowed } from '../gates/allowed.ts';

/** Where code outside of `brands` may name a brand or a language, and why. */
export const allowed: readonly Allowed[] = [
  { file: 'packages/i18n/src/languages.ts', why: 'the table of languages itself' },
  {
    file: 'packages/sandbox/src/',
    why: 'a platform answers in languages of its own, whatever the product speaks; a ground of its pictures is an aurora',
  },
  { file: 'packages/sdk/src/contract/play.ts', words: ['EN'], why: 'calls are played in a language of the platform' },
  { file: 'bench/tiles/main.tsx', words: ['EN'], why: 'what is measured there is the same, whatever brands there are' },
];

import type { Allowed } from '../gates/allowed.ts';

/** Where code outside of `brands` may name a brand or a language, and why. */
export const allowed: readonly Allowed[] = [
  { file: 'packages/i18n/src/languages.ts', why: 'the table of languages itself' },
  {
    file: 'packages/sandbox/src/',
    why: 'a platform answers in languages of its own, whatever the product speaks; a ground of its pictures is an aurora',
  },
  { file: 'packages/sdk/src/contract/play.ts', words: ['EN'], why: 'calls are played in a language of the platform' },
  {
    file: 'packages/domain/src/days.ts',
    words: ['en-US'],
    why: 'parts of a date are reckoned with, and read by nobody',
  },
  {
    file: 'packages/features/shell/src/footer/yearAt.ts',
    words: ['en'],
    why: 'some languages write a word after a year',
  },
  {
    file: '.storybook/docs/parts/page.css.ts',
    words: ['zh'],
    why: 'which letters a font holds, and not what is told in them',
  },
  { file: '.storybook/words/languages.ts', words: ['en-XB'], why: 'the tag of a language that stories alone speak' },
  { file: 'bench/pages/', words: ['en-US'], why: 'what is measured there is the same, whatever the machine speaks' },
  { file: 'bench/tiles/main.tsx', words: ['EN'], why: 'what is measured there is the same, whatever brands there are' },
];

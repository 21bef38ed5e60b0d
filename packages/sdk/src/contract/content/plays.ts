import type { Plays } from '../play.ts';
import type { contentCalls } from './all.ts';

export const contentPlays: Plays<typeof contentCalls> = {
  'content.notice': () => ({}),
  'content.announcements': () => ({ language: 'EN' }),
};

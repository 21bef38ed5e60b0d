import type { Plays } from '../play.ts';
import type { memberCalls } from './all.ts';

export const memberPlays: Plays<typeof memberCalls> = {
  'member.info': () => ({}),
  'member.avatar': () => ({}),
  'member.icon': () => ({}),
};

import type { Plays } from '../play.ts';
import type { supportCalls } from './all.ts';

export const supportPlays: Plays<typeof supportCalls> = {};

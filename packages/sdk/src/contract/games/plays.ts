import type { Plays } from '../play.ts';
import type { gamesCalls } from './all.ts';

export const gamesPlays: Plays<typeof gamesCalls> = {};

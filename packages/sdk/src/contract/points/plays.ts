import type { Plays } from '../play.ts';
import type { pointsCalls } from './all.ts';

export const pointsPlays: Plays<typeof pointsCalls> = {};

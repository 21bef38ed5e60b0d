import type { Plays } from '../play.ts';
import type { recordsCalls } from './all.ts';

export const recordsPlays: Plays<typeof recordsCalls> = {};

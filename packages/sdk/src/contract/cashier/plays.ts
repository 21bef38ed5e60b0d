import type { Plays } from '../play.ts';
import type { cashierCalls } from './all.ts';

export const cashierPlays: Plays<typeof cashierCalls> = {};

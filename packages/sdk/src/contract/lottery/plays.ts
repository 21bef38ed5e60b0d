import type { Plays } from '../play.ts';
import type { lotteryCalls } from './all.ts';

export const lotteryPlays: Plays<typeof lotteryCalls> = {};

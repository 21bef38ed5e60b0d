import type { Plays } from '../play.ts';
import type { contractsCalls } from './all.ts';

export const contractsPlays: Plays<typeof contractsCalls> = {};

import type { Plays } from '../play.ts';
import type { missionsCalls } from './all.ts';

export const missionsPlays: Plays<typeof missionsCalls> = {};

import type { Plays } from '../play.ts';
import type { safetyCalls } from './all.ts';

export const safetyPlays: Plays<typeof safetyCalls> = {};

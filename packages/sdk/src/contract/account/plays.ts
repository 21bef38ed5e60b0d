import type { Plays } from '../play.ts';
import type { accountCalls } from './all.ts';

export const accountPlays: Plays<typeof accountCalls> = {};

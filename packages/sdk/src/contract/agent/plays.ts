import type { Plays } from '../play.ts';
import type { agentCalls } from './all.ts';

export const agentPlays: Plays<typeof agentCalls> = {};

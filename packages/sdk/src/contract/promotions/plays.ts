import type { Plays } from '../play.ts';
import type { promotionsCalls } from './all.ts';

export const promotionsPlays: Plays<typeof promotionsCalls> = {};

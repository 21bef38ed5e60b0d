import type { HandlersOf } from '../../exchange.ts';

export const pointsHandlers: HandlersOf<'points'> = {};

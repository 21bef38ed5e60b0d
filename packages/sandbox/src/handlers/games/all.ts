import type { HandlersOf } from '../../exchange.ts';

export const gamesHandlers: HandlersOf<'games'> = {};

import type { HandlersOf } from '../../exchange.ts';

export const missionsHandlers: HandlersOf<'missions'> = {};

import type { HandlersOf } from '../../exchange.ts';

export const promotionsHandlers: HandlersOf<'promotions'> = {};

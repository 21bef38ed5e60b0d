import type { HandlersOf } from '../../exchange.ts';

export const cashierHandlers: HandlersOf<'cashier'> = {};

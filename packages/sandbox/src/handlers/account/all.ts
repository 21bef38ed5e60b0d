import type { HandlersOf } from '../../exchange.ts';

export const accountHandlers: HandlersOf<'account'> = {};

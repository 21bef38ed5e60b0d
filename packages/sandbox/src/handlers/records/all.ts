import type { HandlersOf } from '../../exchange.ts';

export const recordsHandlers: HandlersOf<'records'> = {};

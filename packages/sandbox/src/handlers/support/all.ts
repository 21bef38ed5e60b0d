import type { HandlersOf } from '../../exchange.ts';

export const supportHandlers: HandlersOf<'support'> = {};

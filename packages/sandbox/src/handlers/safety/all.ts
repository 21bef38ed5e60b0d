import type { HandlersOf } from '../../exchange.ts';

export const safetyHandlers: HandlersOf<'safety'> = {};

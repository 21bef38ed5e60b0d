import type { HandlersOf } from '../../exchange.ts';

export const agentHandlers: HandlersOf<'agent'> = {};

import type { HandlersOf } from '../../exchange.ts';

export const contractsHandlers: HandlersOf<'contracts'> = {};

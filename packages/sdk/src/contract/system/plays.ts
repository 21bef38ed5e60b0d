import type { Plays } from '../play.ts';
import type { systemCalls } from './all.ts';

export const systemPlays: Plays<typeof systemCalls> = {
  'system.permission': () => ({ host: 'www.brand.example' }),
  'system.status': () => ({}),
  'system.whitelabel': () => ({}),
  'system.language': () => ({ language: 'TY' }),
  'system.jwks': () => ({}),
};

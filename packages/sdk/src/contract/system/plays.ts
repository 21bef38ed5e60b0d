import { type Plays, playLanguage } from '../play.ts';
import type { systemCalls } from './all.ts';

export const systemPlays: Plays<typeof systemCalls> = {
  'system.permission': () => ({ host: 'www.brand.example' }),
  'system.status': () => ({}),
  'system.whitelabel': () => ({}),
  'system.domainRoute': () => ({ device: 0 }),
  'system.countries': () => ({}),
  'system.language': () => ({ language: playLanguage }),
  'system.jwks': () => ({}),
};

import type { Plays } from '../play.ts';
import type { sessionCalls } from './all.ts';

export const sessionPlays: Plays<typeof sessionCalls> = {
  'session.login': ({ username, password }) => ({ username, password, type: 'username' }),
  'session.logout': () => ({}),
  'session.captcha': () => ({}),
};

import { CannotPlay, type Player, type Plays } from '../play.ts';
import type { safetyCalls } from './all.ts';

/** On a real platform a pause would lock the account that was lent for the run. */
function onlyOnStandIn({ captcha }: Player): void {
  if (!captcha) throw new CannotPlay('it would lock the account');
}

export const safetyPlays: Plays<typeof safetyCalls> = {
  'safety.settings': () => ({}),
  'safety.setLimit': () => ({ kind: 'session', period: 'day', value: '240' }),
  'safety.timeOut': (player) => {
    onlyOnStandIn(player);
    return { days: 1 };
  },
  'safety.exclude': (player) => {
    onlyOnStandIn(player);
    return { months: 6 };
  },
  'safety.realityCheck': () => ({ minutes: 60 }),
};

import { CannotPlay, type Plays } from '../play.ts';
import type { recordsCalls } from './all.ts';
import { rebates } from './rebates.ts';

export const recordsPlays: Plays<typeof recordsCalls> = {
  'records.betting': () => ({ page: 1, size: 20 }),
  'records.account': () => ({ page: 1, size: 20 }),
  'records.profit': () => ({}),
  'records.bonuses': () => ({ page: 1, size: 20 }),
  'records.rebates': () => ({}),
  'records.claimRebates': async ({ ask }) => {
    const open = (await ask(rebates, {})).list.find(({ claimed }) => !claimed);
    if (!open) throw new CannotPlay('no rebate is open');
    return { ids: [open.id] };
  },
};

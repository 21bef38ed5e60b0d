import { type PromotionAction, promotionAction } from '@marquee/domain/promotions';
import { CannotPlay, type Player, type Plays } from '../play.ts';
import type { promotionsCalls } from './all.ts';
import { promotionList } from './list.ts';

/** The id of a promotion with which this can be done. */
async function promotionFor(action: PromotionAction, { ask }: Player): Promise<{ id: string }> {
  const { list } = await ask(promotionList, { size: 100 });
  const found = list.find(
    ({ mode, status }) => mode !== 'unknown' && status !== 'unknown' && promotionAction(mode, status) === action,
  );
  if (!found) throw new CannotPlay(`there is no promotion to ${action}`);
  return { id: found.id };
}

export const promotionsPlays: Plays<typeof promotionsCalls> = {
  'promotions.list': () => ({}),
  'promotions.detail': async ({ ask }) => {
    const [first] = (await ask(promotionList, {})).list;
    if (!first) throw new CannotPlay('there is no promotion');
    return { id: first.id };
  },
  'promotions.join': (player) => promotionFor('join', player),
  'promotions.apply': async (player) => ({ ...(await promotionFor('apply', player)), remark: 'Paid by transfer' }),
  'promotions.claim': (player) => promotionFor('claim', player),
  'promotions.raffle': (player) => promotionFor('raffle', player),
  'promotions.vip': () => ({}),
};

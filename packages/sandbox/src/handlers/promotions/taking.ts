import { lengthOf, REMARK_MOST } from '@marquee/domain/pictureFile';
import type { Exchange, Handler } from '../../exchange.ts';
import type { Owner } from '../../ledger/changes.ts';
import { move } from '../../ledger/ledger.ts';
import { houseAccount, walletOf } from '../../ledger/wallets.ts';
import { realPersonOf } from '../../people.ts';
import { pointsOf } from '../../points/account.ts';
import { type Promotion, promotionOf } from '../../promotions/catalogue.ts';
import { lotAt } from '../../promotions/raffle.ts';
import { drawsLeft, entryOf, keepEntry, pay, standingOf } from '../../promotions/standing.ts';
import { assertPictures } from '../../records/pictures.ts';
import { worded } from '../../records/wording.ts';
import { assertNotExcluded } from '../../safety/bars.ts';
import { refusePromotion } from './lists.ts';

/** The promotion asked for, by a member who may take part, while it runs. @throws Refusal */
function running(exchange: Exchange<{ id: string }>): { owner: Owner; promotion: Promotion } {
  const { merchant, username } = realPersonOf(exchange);
  assertNotExcluded(exchange);
  const promotion = promotionOf(exchange.input.id);
  if (!promotion) throw refusePromotion(exchange, 'promotion.unknown');
  if (promotion.month !== 0) throw refusePromotion(exchange, 'promotion.closed');
  return { owner: { merchant, username }, promotion };
}

/** Takes part, or signs in for the day. */
export const joinPromotion: Handler<'promotions.join'> = (exchange) => {
  const { platform } = exchange;
  const { owner, promotion } = running(exchange);
  if (promotion.mode !== 'join' && promotion.mode !== 'sign') throw refusePromotion(exchange, 'promotion.way');
  if (standingOf(platform, owner, promotion) !== 'join') throw refusePromotion(exchange, 'promotion.again');
  keepEntry(platform, owner, promotion, { at: platform.now() });
  return { status: standingOf(platform, owner, promotion) };
};

/** Takes an application. The pictures are looked at and not kept. */
export const applyPromotion: Handler<'promotions.apply'> = async (exchange) => {
  const { platform, input } = exchange;
  const { promotion } = running(exchange);
  const remark = input.remark?.trim() ?? '';
  if (promotion.mode !== 'apply') throw refusePromotion(exchange, 'promotion.way');
  if (lengthOf(remark) > REMARK_MOST) throw refusePromotion(exchange, 'promotion.remark', { most: REMARK_MOST });
  await assertPictures(exchange, input.images);
  // asked again, because the pictures took a moment
  const { owner } = running(exchange);
  const status = standingOf(platform, owner, promotion);
  if (status !== 'join' && status !== 'rejected') throw refusePromotion(exchange, 'promotion.again');
  keepEntry(platform, owner, promotion, { at: platform.now(), remark, pictures: input.images.length });
  return { status: standingOf(platform, owner, promotion) };
};

/** Pays what there is to claim, once. */
export const claimPromotion: Handler<'promotions.claim'> = (exchange) => {
  const { platform } = exchange;
  const { owner, promotion } = running(exchange);
  const { mode, reward } = promotion;
  if (mode === 'raffle') throw refusePromotion(exchange, 'promotion.way');
  if (reward === undefined || standingOf(platform, owner, promotion) !== 'claim') {
    throw refusePromotion(exchange, 'promotion.nothing');
  }
  const entry = entryOf(platform, owner, promotion) ?? { at: platform.now() };
  pay(platform, owner, promotion, entry, platform.now());
  keepEntry(platform, owner, promotion, entry);
  return { amount: reward };
};

/** Draws a lot. */
export const claimRaffle: Handler<'promotions.raffle'> = (exchange) => {
  const { platform } = exchange;
  const { owner, promotion } = running(exchange);
  if (promotion.mode !== 'raffle') throw refusePromotion(exchange, 'promotion.way');
  if (drawsLeft(platform, owner, promotion) === 0) throw refusePromotion(exchange, 'promotion.draws');
  const { merchant, username } = owner;
  const entry = entryOf(platform, owner, promotion) ?? { at: platform.now() };
  const draws = (entry.draws ?? 0) + 1;
  const { prize, amount, points } = lotAt(platform.numbers()());
  const about = { merchant, username, reference: `${promotion.id}/${draws}` };
  if (amount !== undefined) {
    const wallet = walletOf(platform, merchant, username);
    move(platform, { ...about, kind: 'bonus' }, houseAccount(merchant, 'bonuses'), wallet, amount);
  }
  if (points !== undefined) {
    const account = pointsOf(platform, owner);
    move(platform, { ...about, kind: 'points.granted' }, houseAccount(merchant, 'points'), account, points);
  }
  keepEntry(platform, owner, promotion, { ...entry, draws });
  return {
    prize: worded(exchange, prize),
    ...(amount === undefined ? {} : { amount }),
    ...(points === undefined ? {} : { points }),
    drawsLeft: drawsLeft(platform, owner, promotion),
  };
};

import { compareAmounts } from '@marquee/domain/money';
import { sumOf } from '@marquee/domain/portion';
import type { Exchange, Handler } from '../../exchange.ts';
import { changesOf, type Owner } from '../../ledger/changes.ts';
import { inLanguage } from '../../messages.ts';
import { personOf } from '../../people.ts';
import { type Promotion, promotionOf, promotions } from '../../promotions/catalogue.ts';
import { benefitTitles, levels, services, VIP_SERVICE_ABOVE } from '../../promotions/levels.ts';
import { drawsLeft, standingOf, termOf } from '../../promotions/standing.ts';
import { terms } from '../../promotions/texts.ts';
import { type PromotionCode, promotionWords } from '../../promotions/words.ts';
import { betsOf, totalsOf } from '../../records/bets.ts';
import { pageOf, within } from '../../records/page.ts';
import { no, worded } from '../../records/wording.ts';
import { pauseOf } from '../../safety/settings.ts';

const TURNED_DOWN = {
  EN: 'No picture was sent, so there was nothing to check. You can apply again.',
  CN: '未上传图片，无法审核，您可重新申请。',
  ES: 'No se envió ninguna imagen y no había nada que revisar. Puedes volver a solicitarlo.',
  TY: 'Walang ipinadalang larawan kaya walang nasuri. Maaari kang mag-apply muli.',
  VI: 'Không có hình ảnh nên không thể kiểm tra. Bạn có thể gửi lại đơn.',
};

/** The promotions' no. */
export function refusePromotion(
  exchange: Exchange<unknown>,
  code: PromotionCode,
  details: Readonly<Record<string, string | number>> = {},
) {
  return no(exchange, code, promotionWords[code], details);
}

/** Whose standing is shown; a visitor has none, a trial account neither. */
function ownerOf(exchange: Exchange<unknown>): Owner | undefined {
  if (!exchange.session) return undefined;
  const { merchant, username, record } = personOf(exchange);
  return record.kind === 'trial' ? undefined : { merchant, username };
}

function card(exchange: Exchange<unknown>, promotion: Promotion) {
  const { platform } = exchange;
  const { id, title, summary, types, mode, art, reward } = promotion;
  const status = standingOf(platform, ownerOf(exchange), promotion);
  return {
    id,
    title: worded(exchange, title),
    summary: worded(exchange, summary),
    types: [...types],
    image: `/sandbox/art/banner/${art}.svg`,
    mode,
    status,
    ...termOf(platform, promotion),
    ...(status === 'claim' && reward !== undefined ? { claimable: reward } : {}),
  };
}

/** Promotions that run, ran of late or will; none for a member who is paused or excluded (SAFE-02). */
export const promotionList: Handler<'promotions.list'> = (exchange) => {
  const { platform, input, scenario } = exchange;
  const owner = ownerOf(exchange);
  const hidden = scenario.empty || (owner && pauseOf(platform, owner.merchant, owner.username));
  const shown = promotions.filter(({ types }) => input.type === undefined || types.includes(input.type));
  return pageOf(hidden ? [] : shown, input, (promotion) => card(exchange, promotion));
};

/** One promotion with its terms. */
export const promotionDetail: Handler<'promotions.detail'> = (exchange) => {
  const { platform, input, language } = exchange;
  const promotion = promotionOf(input.id);
  if (!promotion) throw refusePromotion(exchange, 'promotion.unknown');
  const owner = ownerOf(exchange);
  const shown = card(exchange, promotion);
  return {
    ...shown,
    content: `<p>${shown.summary}</p>${inLanguage(terms, language)}`,
    ...(promotion.mode === 'raffle' && owner ? { drawsLeft: drawsLeft(platform, owner, promotion) } : {}),
    ...(shown.status === 'rejected' ? { remark: worded(exchange, TURNED_DOWN) } : {}),
  };
};

function progressOf(exchange: Exchange<unknown>, owner: Owner, level: number) {
  const { platform } = exchange;
  const next = levels.find((candidate) => candidate.level === level + 1);
  if (!next) return undefined;
  const now = new Date(platform.now());
  const month = { startTime: Date.UTC(now.getUTCFullYear(), now.getUTCMonth()) };
  const changes = within(changesOf(platform, owner), month, ({ at }) => at);
  const deposit = sumOf(changes.filter(({ kind }) => kind === 'deposit').map(({ net }) => net));
  const { validBet } = totalsOf(within(betsOf(platform, owner), month, ({ at }) => at));
  return { deposit, depositNeeded: next.deposit, validBet, validBetNeeded: next.validBet };
}

/** The VIP club; progress counts the calendar month (UTC). */
export const vip: Handler<'promotions.vip'> = (exchange) => {
  const owner = ownerOf(exchange);
  const level = owner && personOf(exchange).record.clubLevel;
  const progress = owner && level !== undefined ? progressOf(exchange, owner, level) : undefined;
  return {
    ...(level === undefined ? {} : { level }),
    ...(progress ? { progress } : {}),
    levels: (exchange.scenario.empty ? [] : levels).map((one) => ({
      level: one.level,
      name: worded(exchange, one.name),
      depositNeeded: one.deposit,
      validBetNeeded: one.validBet,
      benefits: [
        ...(compareAmounts(one.weekly, '0') > 0
          ? [{ title: worded(exchange, benefitTitles.weekly), value: one.weekly as string }]
          : []),
        { title: worded(exchange, benefitTitles.birthday), value: one.birthday },
        {
          title: worded(exchange, benefitTitles.service),
          value: worded(exchange, one.level > VIP_SERVICE_ABOVE ? services.vip : services.usual),
        },
      ],
    })),
  };
};

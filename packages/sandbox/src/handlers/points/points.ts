import { amountProblem } from '@marquee/domain/amountRule';
import { negated, portionOf } from '@marquee/domain/portion';
import { assertPaymentPassword } from '../../cashier/paymentPassword.ts';
import type { Exchange, Handler } from '../../exchange.ts';
import { balanceOf, Overdrawn, post } from '../../ledger/ledger.ts';
import { houseAccount, walletOf } from '../../ledger/wallets.ts';
import { personOf, realPersonOf } from '../../people.ts';
import { type PointChange, pointChanges, pointsOf } from '../../points/account.ts';
import { CONVERT, RATIOS, worthOf } from '../../points/config.ts';
import { type PointCode, pointWords } from '../../points/words.ts';
import { pageOf, within } from '../../records/page.ts';
import { no, worded } from '../../records/wording.ts';

const REMARKS = {
  earned: {
    EN: 'For a deposit',
    CN: '存款获得',
    ES: 'Por un depósito',
    TY: 'Para sa deposito',
    VI: 'Từ khoản nạp tiền',
  },
  redeemed: {
    EN: 'Reward redeemed',
    CN: '兑换奖品',
    ES: 'Premio canjeado',
    TY: 'Gantimpalang kinuha',
    VI: 'Đổi quà',
  },
  returned: {
    EN: 'Redemption turned down, points returned',
    CN: '兑换被拒绝，积分已退回',
    ES: 'Canje rechazado, puntos devueltos',
    TY: 'Tinanggihan, naibalik ang puntos',
    VI: 'Đổi quà bị từ chối, điểm đã hoàn lại',
  },
  converted: {
    EN: 'Converted to money',
    CN: '兑换为余额',
    ES: 'Convertidos en saldo',
    TY: 'Na-convert sa pera',
    VI: 'Đổi thành tiền',
  },
  granted: { EN: 'Granted', CN: '系统赠送', ES: 'Concedidos', TY: 'Ibinigay', VI: 'Được tặng' },
} as const;

/** The point mall's no. */
export function refusePoints(
  exchange: Exchange<unknown>,
  code: PointCode,
  details: Readonly<Record<string, string | number>> = {},
) {
  return no(exchange, code, pointWords[code], details);
}

/** Does what takes points; not enough of them is a no. */
export function coveredByPoints<T>(exchange: Exchange<unknown>, take: () => T): T {
  try {
    return take();
  } catch (error) {
    if (error instanceof Overdrawn) throw refusePoints(exchange, 'points.insufficient');
    throw error;
  }
}

export const pointBalance: Handler<'points.balance'> = (exchange) => ({
  points: balanceOf(exchange.platform, pointsOf(exchange.platform, personOf(exchange))),
});

/** The table of ratios, and what points are worth. */
export const pointConfig: Handler<'points.config'> = (exchange) => {
  personOf(exchange);
  return {
    ratios: RATIOS.map(({ fromAmount, hundredths }) => ({ fromAmount, ratio: portionOf('1', hundredths, 100, 2) })),
    convert: {
      enabled: '1',
      least: CONVERT.least,
      pointsPerUnit: String(CONVERT.pointsPerUnit),
      digits: CONVERT.digits,
    },
  };
};

/** What changed the points, newest first. */
export const pointHistory: Handler<'points.history'> = (exchange) => {
  const { platform, input, scenario } = exchange;
  const all = scenario.empty ? [] : pointChanges(platform, personOf(exchange));
  const found = within(all, input, ({ at }) => at).filter(
    ({ type }) => input.type === undefined || type === input.type,
  );
  return pageOf(found, input, ({ id, at, type, points, balance }: PointChange) => ({
    id,
    time: at,
    type,
    changedPoints: points,
    balance,
    remark: worded(exchange, REMARKS[type]),
  }));
};

/** Points become money in the main wallet, both in one entry of the ledger. */
export const convertPoints: Handler<'points.convert'> = async (exchange) => {
  const { platform, input } = exchange;
  const { points } = input;
  const person = realPersonOf(exchange);
  const problem = amountProblem(points, { least: CONVERT.least, digits: CONVERT.digits });
  if (problem === 'digits') throw refusePoints(exchange, 'points.step');
  if (problem) throw refusePoints(exchange, 'points.least', { least: CONVERT.least });
  await assertPaymentPassword(exchange, person, input.password);
  const { merchant, username } = person;
  const amount = worthOf(points);
  const account = pointsOf(platform, person);
  coveredByPoints(exchange, () =>
    post(platform, {
      kind: 'points.converted',
      merchant,
      username,
      postings: [
        { account, amount: negated(points) },
        { account: houseAccount(merchant, 'points'), amount: points },
        { account: houseAccount(merchant, 'conversions'), amount: negated(amount) },
        { account: walletOf(platform, merchant, username), amount },
      ],
    }),
  );
  return { amount, points: balanceOf(platform, account) };
};

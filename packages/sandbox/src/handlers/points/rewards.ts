import { compareAmounts } from '@marquee/domain/money';
import { portionOf, sumOf } from '@marquee/domain/portion';
import { assertPaymentPassword } from '../../cashier/paymentPassword.ts';
import type { Exchange, Handler } from '../../exchange.ts';
import { changesOf, type Owner } from '../../ledger/changes.ts';
import { balanceOf, move } from '../../ledger/ledger.ts';
import { houseAccount } from '../../ledger/wallets.ts';
import { personOf, realPersonOf } from '../../people.ts';
import type { Platform } from '../../platform.ts';
import { pastRedemptions, pointsOf } from '../../points/account.ts';
import { stockOf } from '../../points/redemptions.ts';
import { rewardOf, rewards } from '../../points/rewards.ts';
import type { Redemption } from '../../points/state.ts';
import { pageOf, within } from '../../records/page.ts';
import { worded } from '../../records/wording.ts';
import { coveredByPoints, refusePoints } from './points.ts';

const MONTH_MS = 30 * 24 * 60 * 60_000;
const MOST_KEPT = 2000;

const TURNED_DOWN = {
  EN: 'Turned down, the points are back in your account.',
  CN: '已拒绝，积分已退回。',
  ES: 'Rechazado; los puntos están de nuevo en tu cuenta.',
  TY: 'Tinanggihan; naibalik ang puntos sa account mo.',
  VI: 'Bị từ chối, điểm đã được hoàn lại.',
};

/** What can be had for points. */
export const pointRewards: Handler<'points.rewards'> = (exchange) => {
  const { merchant } = personOf(exchange);
  return {
    list: (exchange.scenario.empty ? [] : rewards).map((reward) => {
      const quantity = stockOf(exchange.platform, merchant, reward);
      return {
        id: reward.id,
        name: worded(exchange, reward.name),
        type: reward.type,
        ...(reward.art === undefined ? {} : { image: `/sandbox/art/banner/${reward.art}.svg` }),
        requiredPoints: reward.points,
        ...(reward.requiredAmount === undefined ? {} : { requiredAmount: reward.requiredAmount }),
        ...(quantity === undefined ? {} : { quantity }),
      };
    }),
  };
};

function written(exchange: Exchange<unknown>, { id, at, rewardId, quantity, points, status }: Redemption) {
  const reward = rewardOf(rewardId);
  return {
    id,
    time: at,
    rewardId,
    name: worded(exchange, reward?.name ?? rewardId),
    quantity,
    points,
    status,
    ...(status === 'rejected' ? { remark: worded(exchange, TURNED_DOWN) } : {}),
  };
}

function recentDeposits(platform: Platform, owner: Owner) {
  const since = platform.now() - MONTH_MS;
  const found = changesOf(platform, owner).filter(({ kind, at }) => kind === 'deposit' && at > since);
  return sumOf(found.map(({ net }) => net));
}

/** Takes the points at once; whether the reward is given is decided later. */
export const redeemReward: Handler<'points.redeem'> = async (exchange) => {
  const { platform, input } = exchange;
  const { quantity } = input;
  const person = realPersonOf(exchange);
  const { merchant, username } = person;
  const reward = rewardOf(input.rewardId);
  if (!reward) throw refusePoints(exchange, 'points.reward');
  await assertPaymentPassword(exchange, person, input.password);
  const left = stockOf(platform, merchant, reward);
  if (left !== undefined && left < quantity) throw refusePoints(exchange, 'points.stock', { left });
  const { requiredAmount } = reward;
  if (requiredAmount !== undefined && compareAmounts(recentDeposits(platform, person), requiredAmount) < 0) {
    throw refusePoints(exchange, 'points.deposits', { amount: requiredAmount });
  }
  const { state } = platform;
  const id = `RD${String(state.points.count + 1).padStart(8, '0')}`;
  const points = portionOf(reward.points, quantity, 1, 0);
  const account = pointsOf(platform, person);
  const about = { kind: 'points.redeemed', merchant, username, reference: id };
  coveredByPoints(exchange, () => move(platform, about, account, houseAccount(merchant, 'points'), points));
  state.points.count += 1;
  const at = platform.now();
  const asked: Redemption = { merchant, username, id, at, rewardId: reward.id, quantity, points, status: 'inProcess' };
  state.points.redemptions.push(asked);
  const oldest = state.points.redemptions.findIndex(({ status }) => status !== 'inProcess');
  if (state.points.redemptions.length > MOST_KEPT && oldest >= 0) state.points.redemptions.splice(oldest, 1);
  platform.changed();
  return { redemption: written(exchange, asked), points: balanceOf(platform, account) };
};

/** Redemptions, newest first. */
export const redeemList: Handler<'points.redeemList'> = (exchange) => {
  const { platform, input, scenario } = exchange;
  const person = personOf(exchange);
  const { merchant, username } = person;
  const own = platform.state.points.redemptions.filter((one) => one.merchant === merchant && one.username === username);
  const all = scenario.empty ? [] : [...pastRedemptions(platform, { merchant, username }), ...own].reverse();
  return pageOf(
    within(all, input, ({ at }) => at),
    input,
    (one) => written(exchange, one),
  );
};

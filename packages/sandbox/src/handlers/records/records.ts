import { compareAmounts } from '@marquee/domain/money';
import { negated, sumOf } from '@marquee/domain/portion';
import type { Exchange, Handler } from '../../exchange.ts';
import { type Change, changesOf } from '../../ledger/changes.ts';
import { personOf } from '../../people.ts';
import { betsOf, profitOf, totalsOf, validBet } from '../../records/bets.ts';
import { kindOf } from '../../records/kinds.ts';
import { pageOf, type Wanted, within } from '../../records/page.ts';
import { worded } from '../../records/wording.ts';
import { bonusTitle } from './titles.ts';

/** What changed a member's money in the period asked for, newest first. */
function changesIn(exchange: Exchange<unknown>, wanted: Wanted): Change[] {
  const person = personOf(exchange);
  return exchange.scenario.empty ? [] : within(changesOf(exchange.platform, person), wanted, ({ at }) => at);
}

/** Everything that changed the balance. */
export const accountRecord: Handler<'records.account'> = (exchange) => {
  const { input } = exchange;
  const found = changesIn(exchange, input).filter(
    (change) => input.kind === undefined || kindOf(change) === input.kind,
  );
  const nets = found.map(({ net }) => net);
  return {
    ...pageOf(found, input, (change) => {
      const { id, at, net, moved, balanceAfter, reference } = change;
      return {
        id,
        time: at,
        kind: kindOf(change),
        amount: moved ? moved.amount : net,
        balanceAfter,
        ...(moved ? { from: moved.from, to: moved.to } : {}),
        ...(reference === undefined ? {} : { reference }),
      };
    }),
    totalIn: sumOf(nets.filter((net) => compareAmounts(net, '0') > 0)),
    totalOut: negated(sumOf(nets.filter((net) => compareAmounts(net, '0') < 0))),
  };
};

/** Bets with their outcome. */
export const bettingRecord: Handler<'records.betting'> = (exchange) => {
  const { input, platform, scenario } = exchange;
  const { gameType, status } = input;
  const all = scenario.empty ? [] : betsOf(platform, personOf(exchange));
  const found = within(all, input, ({ at }) => at).filter(
    (bet) => (gameType === undefined || bet.gameType === gameType) && (status === undefined || bet.status === status),
  );
  return {
    ...pageOf(found, input, (bet) => ({
      id: bet.id,
      time: bet.at,
      gameType: bet.gameType,
      vendor: bet.vendor,
      gameName: worded(exchange, bet.gameName),
      stake: bet.stake,
      validBet: validBet(bet),
      payout: bet.payout,
      profit: profitOf(bet),
      status: bet.status,
    })),
    totals: totalsOf(found),
  };
};

/** What the period brought or cost. */
export const profit: Handler<'records.profit'> = (exchange) => {
  const { platform, input } = exchange;
  const person = personOf(exchange);
  const changes = changesIn(exchange, input);
  const all = changes.length === 0 ? [] : betsOf(platform, person);
  const bets = within(all, input, ({ at }) => at);
  const of = (...kinds: string[]) => sumOf(changes.filter((one) => kinds.includes(one.kind)).map(({ net }) => net));
  const totals = totalsOf(bets);
  const [bonus, rebate] = [of('bonus'), of('rebate')];
  return {
    ...totals,
    deposit: of('deposit'),
    withdrawal: negated(of('withdrawal', 'withdrawalReturn')),
    bonus,
    rebate,
    profit: sumOf([totals.profit, bonus, rebate]),
    categories: [...new Set(bets.map(({ gameType }) => gameType))].sort().map((gameType) => {
      const those = bets.filter((bet) => bet.gameType === gameType);
      return { gameType, betCount: those.length, ...totalsOf(those) };
    }),
  };
};

const BONUS_KINDS = ['bonus', 'rebate', 'points.converted'];

/** Bonuses, rebates and points that became money. */
export const bonuses: Handler<'records.bonuses'> = (exchange) => {
  const found = changesIn(exchange, exchange.input).filter(({ kind }) => BONUS_KINDS.includes(kind));
  return {
    ...pageOf(found, exchange.input, (change) => ({
      id: change.id,
      time: change.at,
      ...bonusTitle(exchange, change),
      amount: change.net,
    })),
    total: sumOf(found.map(({ net }) => net)),
  };
};

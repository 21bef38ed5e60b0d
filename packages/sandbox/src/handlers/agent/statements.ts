import { type Amount, addAmounts, parseAmount } from '@marquee/domain/money';
import type { teamProfit } from '@marquee/sdk/contract/agent/profit';
import type * as z from 'zod/mini';
import type { Exchange, Handler } from '../../exchange.ts';
import type { Interval } from '../../team/calendar.ts';
import { dayOf, SLOT_MS, slotsPassed, startOf } from '../../team/calendar.ts';
import { amountOf } from '../../team/cents.ts';
import { add, betText, type Figures, figuresOf, moneyText, noFigures, wholeDay } from '../../team/figures.ts';
import { type Here, hereOf, matching, page, rangeOf } from './here.ts';

/** A page of the downlines that did something in a time, and the sums over all of them. */
function statement<Text extends object>(
  exchange: Exchange<z.output<(typeof teamProfit)['input']>>,
  how: {
    readonly gameType?: string | undefined;
    /** whether someone is listed */
    counts(figures: Figures): boolean;
    /** whoever has most of it comes first */
    most(figures: Figures): number;
    text(figures: Figures): Text;
  },
) {
  const here = hereOf(exchange);
  const range = rangeOf(exchange);
  const rows = matching(here.listed, exchange.input.search)
    .map((one) => ({ one, figures: figuresOf(here.platform, here.merchant, one, range, how.gameType) }))
    .filter(({ figures }) => how.counts(figures))
    .sort((a, b) => how.most(b.figures) - how.most(a.figures));
  const totals = rows.reduce((sum, { figures }) => add(sum, figures), noFigures());
  const cut = page(rows, exchange.input);
  return {
    ...cut,
    list: cut.list.map(({ one: { id, account, kind }, figures }) => ({
      id,
      account: here.shown(account),
      kind,
      ...how.text(figures),
    })),
    totals: how.text(totals),
  };
}

/** Team betting by downline, those who bet most first (AGNT-01). */
export const betting: Handler<'agent.betting'> = (exchange) =>
  statement(exchange, {
    gameType: exchange.input.gameType || undefined,
    counts: ({ bets }) => bets > 0,
    most: ({ bet }) => bet,
    text: betText,
  });

/** Profit and loss by downline (AGNT-01). */
export const profit: Handler<'agent.profit'> = (exchange) =>
  statement(exchange, {
    counts: (figures) => Object.values(figures).some((cents) => cents !== 0),
    most: ({ validBet }) => validBet,
    text: moneyText,
  });

type TransactionType = 'deposit' | 'withdrawal' | 'bonus' | 'transfer';

interface Transaction {
  readonly id: string;
  readonly at: number;
  readonly downlineId: string;
  readonly account: string;
  readonly type: TransactionType;
  readonly amount: Amount;
}

/** What came and went on the days of a time; the same that the statements sum up. */
function derivedTransactions({ platform, merchant, listed, shown }: Here, { from, to }: Interval): Transaction[] {
  const end = Math.min(to, platform.now());
  const found: Transaction[] = [];
  for (const { id, account, ...rest } of listed) {
    for (let day = dayOf(from); day <= dayOf(end); day += 1) {
      const whole = wholeDay(platform, merchant, { id, account, ...rest }, day);
      if (!whole) continue;
      const push = (type: TransactionType, cents: number, slot: number) => {
        if (cents === 0 || slot < slotsPassed(day, from) || slot >= slotsPassed(day, end)) return;
        const at = startOf(day) + slot * SLOT_MS;
        found.push({
          id: `T${day}${id}${type[0]}`.toUpperCase(),
          at,
          downlineId: id,
          account: shown(account),
          type,
          amount: amountOf(cents),
        });
      };
      push('deposit', whole.deposit, whole.depositSlot);
      push('withdrawal', -whole.withdrawal, whole.withdrawalSlot);
      push('bonus', whole.bonus, whole.bonusSlot);
    }
  }
  return found;
}

function transfersOf({ platform, merchant, listed, shown }: Here, { from, to }: Interval): Transaction[] {
  const byKey = new Map(listed.map((one) => [one.username ?? one.id, one]));
  return platform.state.team.transfers
    .filter((entry) => entry.merchant === merchant && entry.at >= from && entry.at < to)
    .flatMap((entry): Transaction[] => {
      const [sender, receiver] = [byKey.get(entry.from), byKey.get(entry.to)];
      const about = { at: entry.at, type: 'transfer' } as const;
      const out = parseAmount(`-${entry.amount}`);
      return [
        ...(receiver
          ? [
              {
                ...about,
                id: `${entry.id}I`,
                downlineId: receiver.id,
                account: shown(receiver.account),
                amount: entry.amount,
              },
            ]
          : []),
        ...(sender && out
          ? [{ ...about, id: `${entry.id}O`, downlineId: sender.id, account: shown(sender.account), amount: out }]
          : []),
      ];
    });
}

/** Downline transaction details, newest first (AGNT-01). */
export const transactions: Handler<'agent.transactions'> = (exchange) => {
  const here = hereOf(exchange);
  const range = rangeOf(exchange);
  const { search, type } = exchange.input;
  const found = { ...here, listed: matching(here.listed, search) };
  const rows = [...derivedTransactions(found, range), ...transfersOf(found, range)]
    .filter((row) => type === undefined || row.type === type)
    .sort((a, b) => b.at - a.at || (a.id < b.id ? -1 : 1));
  const cut = page(rows, exchange.input);
  return {
    ...cut,
    list: cut.list.map((row) => ({ ...row, status: 'done' as const })),
    totalAmount: rows.reduce<Amount>((sum, { amount }) => addAmounts(sum, amount), '0.00'),
  };
};

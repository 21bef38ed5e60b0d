import { type Amount, addAmounts, parseAmount } from '@marquee/domain/money';
import type { Handler } from '../../exchange.ts';
import type { Interval } from '../../team/calendar.ts';
import { dayOf, SLOT_MS, slotsPassed, startOf } from '../../team/calendar.ts';
import { amountOf } from '../../team/cents.ts';
import { add, betText, figuresOf, moneyText, noFigures, wholeDay } from '../../team/figures.ts';
import { type Here, hereOf, matching, page, rangeOf } from './here.ts';

/** Team betting by downline, those who bet most first (AGNT-01). */
export const betting: Handler<'agent.betting'> = (exchange) => {
  const here = hereOf(exchange);
  const range = rangeOf(exchange);
  const { search, gameType } = exchange.input;
  const rows = matching(here.listed, search)
    .map((one) => ({ one, figures: figuresOf(here.platform, here.merchant, one, range, gameType || undefined) }))
    .filter(({ figures }) => figures.bets > 0)
    .sort((a, b) => b.figures.bet - a.figures.bet);
  const totals = rows.reduce((sum, { figures }) => add(sum, figures), noFigures());
  const cut = page(rows, exchange.input);
  return {
    ...cut,
    list: cut.list.map(({ one: { id, account, kind }, figures }) => ({
      id,
      account: here.shown(account),
      kind,
      ...betText(figures),
    })),
    totals: betText(totals),
  };
};

/** Profit and loss by downline (AGNT-01). */
export const profit: Handler<'agent.profit'> = (exchange) => {
  const here = hereOf(exchange);
  const range = rangeOf(exchange);
  const rows = matching(here.listed, exchange.input.search)
    .map((one) => ({ one, figures: figuresOf(here.platform, here.merchant, one, range) }))
    .filter(({ figures }) => Object.values(figures).some((cents) => cents !== 0))
    .sort((a, b) => b.figures.validBet - a.figures.validBet);
  const totals = rows.reduce((sum, { figures }) => add(sum, figures), noFigures());
  const cut = page(rows, exchange.input);
  return {
    ...cut,
    list: cut.list.map(({ one: { id, account, kind }, figures }) => ({
      id,
      account: here.shown(account),
      kind,
      ...moneyText(figures),
    })),
    totals: moneyText(totals),
  };
};

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

import { type Amount, compareAmounts } from '@marquee/domain/money';
import { portionOf } from '@marquee/domain/portion';
import { move, Overdrawn } from '../ledger/ledger.ts';
import { houseAccount, walletOf } from '../ledger/wallets.ts';
import type { Platform } from '../platform.ts';
import { playBar } from '../safety/bars.ts';
import type { Lottery } from './catalogue.ts';
import { lotteryOf } from './catalogue.ts';
import { numbersOf } from './draws.ts';
import { nextDraw } from './schedule.ts';
import type { Launch, Ticket } from './state.ts';

/** What a ticket may cost. */
export const STAKES: readonly Amount[] = ['10', '20', '50', '100'];
/** what comes back of all stakes over time, in hundredths */
const RETURN = 92;
const MOST_TICKETS = 1000;

/** Why no ticket was sold. */
export type NoSale = 'closed' | 'unfit' | 'funds' | 'excluded' | 'timeOut' | 'lossLimit' | 'full';

/** The numbers among which one is said to be drawn last. */
export function choicesOf({ drum }: Lottery): number[] {
  return Array.from({ length: drum.to - drum.from + 1 }, (_, index) => drum.from + index);
}

/** What a ticket wins: the stake times the odds, less the house's part. */
export function prizeOf(lottery: Lottery, stake: Amount): Amount {
  return portionOf(stake, choicesOf(lottery).length * RETURN, 100, 2);
}

/** When sales for a draw close. */
export function saleEnd({ lockTime }: Lottery, drawAt: number): number {
  return drawAt - lockTime * 1000;
}

/** Sells a ticket for the next draw; the stake leaves the wallet at once. The same form again is the same ticket. */
export function buyTicket(
  platform: Platform,
  { merchant, username }: Pick<Launch, 'merchant' | 'username'>,
  wish: { lottery: Lottery; pick: number; stake: string; form: string },
): Ticket | NoSale {
  const { lottery: state } = platform.state;
  const { lottery, pick, form } = wish;
  const bought = state.tickets.find((ticket) => ticket.form === form && ticket.username === username);
  if (bought) return bought;
  const stake = STAKES.find((offered) => offered === wish.stake);
  const drawAt = nextDraw(lottery.schedule, platform.now());
  if (stake === undefined || form === '' || !choicesOf(lottery).includes(pick)) return 'unfit';
  if (platform.now() >= saleEnd(lottery, drawAt)) return 'closed';
  const bar = playBar(platform, merchant, username, stake);
  if (bar) return bar;
  // open tickets are money and never dropped
  const settled = state.tickets.findIndex(({ status }) => status !== 'open');
  if (state.tickets.length >= MOST_TICKETS) {
    if (settled < 0) return 'full';
    state.tickets.splice(settled, 1);
  }
  const id = `T${String(state.count + 1).padStart(8, '0')}`;
  try {
    const about = { kind: 'bet', merchant, username, reference: `${lottery.vendor}/${lottery.code}/${id}` };
    move(platform, about, walletOf(platform, merchant, username), houseAccount(merchant, 'lottery'), stake);
  } catch (error) {
    if (error instanceof Overdrawn) return 'funds';
    throw error;
  }
  state.count += 1;
  const prize = prizeOf(lottery, stake);
  const ticket: Ticket = {
    id,
    merchant,
    username,
    game: lottery.code,
    drawAt,
    pick,
    stake,
    prize,
    status: 'open',
    at: platform.now(),
    form,
  };
  state.tickets.push(ticket);
  platform.changed();
  return ticket;
}

/** Pays the winners of every draw that has taken place; each ticket once. */
export function settleTickets(platform: Platform): void {
  for (const ticket of platform.state.lottery.tickets) {
    if (ticket.status !== 'open' || ticket.drawAt > platform.now()) continue;
    const lottery = lotteryOf(ticket.game);
    const last = lottery && numbersOf(lottery, platform.seed, ticket.drawAt).at(-1);
    ticket.status = last === ticket.pick ? 'won' : 'lost';
    if (ticket.status === 'won' && compareAmounts(ticket.prize, '0') > 0) {
      const { merchant, username, prize } = ticket;
      const reference = `${lottery?.vendor}/${ticket.game}/${ticket.id}`;
      const wallet = walletOf(platform, merchant, username);
      move(platform, { kind: 'win', merchant, username, reference }, houseAccount(merchant, 'lottery'), wallet, prize);
    }
    platform.changed();
  }
}

/** The newest tickets of a member, newest first. */
export function ticketsOf({ state }: Platform, { merchant, username }: Launch, game: string, count: number): Ticket[] {
  return state.lottery.tickets
    .filter((ticket) => ticket.merchant === merchant && ticket.username === username && ticket.game === game)
    .slice(-count)
    .reverse();
}

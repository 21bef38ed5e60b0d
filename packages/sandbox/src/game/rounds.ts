import { type Amount, addAmounts, compareAmounts, subtractAmounts } from '@marquee/domain/money';
import type { GameTicket, Outcome } from '../games/state.ts';
import { balanceOf, move, Overdrawn } from '../ledger/ledger.ts';
import { houseAccount, walletOf } from '../ledger/wallets.ts';
import type { Platform } from '../platform.ts';
import { seeded } from '../random.ts';
import { playBar } from '../safety/bars.ts';
import { safetyMessage } from '../safety/messages.ts';
import { spin } from './odds.ts';
import { gameText } from './texts.ts';
import { ticketAt } from './tickets.ts';

/** What a round costs. */
export const STAKE: Amount = '1.00';

/** How a round went, or why there was none. */
export type Round =
  | { readonly round: number; readonly outcome: Outcome }
  | { readonly refused: string; readonly ended?: true };

/** What the player has to play with. */
export function playBalance(platform: Platform, { practice, merchant, username }: GameTicket): Amount {
  return practice ?? balanceOf(platform, walletOf(platform, merchant, username));
}

/** Times a small whole number, without a float. */
function times(amount: Amount, count: number): Amount {
  let sum: Amount = '0.00';
  for (let left = count; left > 0; left--) sum = addAmounts(sum, amount);
  return sum;
}

function pay(platform: Platform, ticket: GameTicket, win: Amount, reference: string): Amount {
  if (ticket.practice !== undefined) {
    ticket.practice = addAmounts(subtractAmounts(ticket.practice, STAKE), win);
    return ticket.practice;
  }
  const { merchant, username } = ticket;
  const [wallet, house] = [walletOf(platform, merchant, username), houseAccount(merchant, 'games')];
  const about = { merchant, username, reference };
  move(platform, { ...about, kind: 'bet' }, wallet, house, STAKE);
  if (compareAmounts(win, '0') > 0) move(platform, { ...about, kind: 'win' }, house, wallet, win);
  return balanceOf(platform, wallet);
}

/**
 * Plays the next round of a game. The same number again is the same round: it is answered as before, and nothing moves
 * twice. A round's outcome follows from ticket and number, so that trying again cannot better it.
 */
export function playRound(platform: Platform, id: string, round: number): Round {
  const ticket = ticketAt(platform, id);
  if (!ticket) return { refused: gameText('ended', ''), ended: true };
  const { language, merchant, username } = ticket;
  if (ticket.last && round === ticket.round) return { round, outcome: ticket.last };
  if (round !== ticket.round + 1) return { refused: gameText('ended', language), ended: true };
  if (compareAmounts(playBalance(platform, ticket), STAKE) < 0) return { refused: gameText('notEnough', language) };
  const bar = ticket.practice === undefined ? playBar(platform, merchant, username, STAKE) : undefined;
  if (bar) return { refused: safetyMessage(bar, language) };
  const { reels, pays } = spin(seeded('spin', platform.seed, id, round));
  const win = times(STAKE, pays);
  try {
    const balance = pay(platform, ticket, win, `${ticket.nodeId}/${id.slice(0, 8)}-${round}`);
    ticket.round = round;
    ticket.last = { reels, stake: STAKE, win, balance };
    platform.changed();
    return { round, outcome: ticket.last };
  } catch (error) {
    if (error instanceof Overdrawn) return { refused: gameText('notEnough', language) };
    throw error;
  }
}

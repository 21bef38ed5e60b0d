import type { GameTicket } from '../games/state.ts';
import { bound, type Platform } from '../platform.ts';

const MAX_TICKETS = 1000;

/** Opens a game; the ticket is what its page shows for itself. */
export function openTicket(platform: Platform, about: Omit<GameTicket, 'round' | 'last'>): string {
  const { tickets } = platform.state.games;
  // 128 bits, as a session's own token
  const ticket = platform.hex(16);
  tickets[ticket] = { ...about, round: 0 };
  bound(tickets, MAX_TICKETS);
  platform.changed();
  return ticket;
}

/** The game of a ticket while the session that launched it is open. */
export function ticketAt(platform: Platform, ticket: string): GameTicket | undefined {
  const { tickets } = platform.state.games;
  const found = Object.hasOwn(tickets, ticket) ? tickets[ticket] : undefined;
  return found && platform.session(found.merchant, found.token) ? found : undefined;
}

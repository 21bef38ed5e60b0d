import { type Amount, addAmounts, compareAmounts, subtractAmounts } from '@marquee/domain/money';
import { negated, sumOf } from '@marquee/domain/portion';
import type { BetStatus } from '@marquee/domain/transactions';
import { catalogueOf } from '../games/catalogue.ts';
import { type Change, changesOf, type Owner } from '../ledger/changes.ts';
import { lotteryOf } from '../lottery/catalogue.ts';
import { LOTTERY_NAMES } from '../lottery/names.ts';
import type { Translated } from '../messages.ts';
import type { Platform } from '../platform.ts';

/** A bet, put together from what the ledger has of it. */
export interface Bet {
  readonly id: string;
  readonly at: number;
  readonly gameType: string;
  readonly vendor: string;
  readonly gameName: string | Translated;
  readonly stake: Amount;
  readonly payout: Amount;
  readonly status: BetStatus;
}

export type BetTotals = Readonly<Record<'stake' | 'validBet' | 'payout' | 'profit', Amount>>;

/** What was played, by the reference of the bet: a game of the catalogue or a lottery is named in it. */
function gameOf(platform: Platform, reference: string): Pick<Bet, 'gameType' | 'vendor' | 'gameName'> {
  const catalogue = catalogueOf(platform.seed);
  for (const part of reference.split('/')) {
    const lottery = lotteryOf(part);
    if (lottery) {
      const { vendor, code } = lottery;
      return { gameType: vendor === 'ELOTT' ? 'ELOTT' : 'LOTT', vendor, gameName: LOTTERY_NAMES[code] };
    }
    const game = catalogue.find(part);
    if (game) return { gameType: game.vendor.gameType, vendor: game.vendor.code, gameName: game.name };
  }
  return { gameType: 'OTHER', vendor: '', gameName: reference };
}

function statusOf(platform: Platform, reference: string, stake: Amount, payout: Amount, refunded: boolean): BetStatus {
  if (refunded) return 'void';
  const ticket = platform.state.lottery.tickets.find(({ id }) => reference.endsWith(`/${id}`));
  if (ticket) return ticket.status;
  return compareAmounts(payout, stake) > 0 ? 'won' : 'lost';
}

/** All bets that are known of, newest first. */
export function betsOf(
  platform: Platform,
  owner: Owner,
  changes: readonly Change[] = changesOf(platform, owner),
): Bet[] {
  const back = new Map<string, { payout: Amount; refunded: boolean }>();
  for (const { kind, reference = '', net } of changes) {
    if (kind !== 'win' && kind !== 'refund') continue;
    const before = back.get(reference);
    const payout = addAmounts(before?.payout ?? '0.00', net);
    back.set(reference, { payout, refunded: kind === 'refund' || before?.refunded === true });
  }
  return changes.flatMap(({ id, at, kind, reference = id, net }): Bet[] => {
    if (kind !== 'bet') return [];
    const stake = negated(net);
    const { payout, refunded } = back.get(reference) ?? { payout: '0.00' as Amount, refunded: false };
    const status = statusOf(platform, reference, stake, payout, refunded);
    return [{ id, at, ...gameOf(platform, reference), stake, payout, status }];
  });
}

/** The part of the stake that counts: all of it once the bet is decided. */
export function validBet({ stake, status }: Bet): Amount {
  return status === 'open' || status === 'void' ? '0.00' : stake;
}

/** What a bet brought or cost; nothing yet while it is open. */
export function profitOf({ stake, payout, status }: Bet): Amount {
  return status === 'open' ? '0.00' : subtractAmounts(payout, stake);
}

export function totalsOf(bets: readonly Bet[]): BetTotals {
  return {
    stake: sumOf(bets.map(({ stake }) => stake)),
    validBet: sumOf(bets.map(validBet)),
    payout: sumOf(bets.map(({ payout }) => payout)),
    profit: sumOf(bets.map(profitOf)),
  };
}

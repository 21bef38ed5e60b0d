import { type Amount, addAmounts, compareAmounts, roundDown, subtractAmounts } from '@marquee/domain/money';
import { negated, portionOf } from '@marquee/domain/portion';
import type { TransactionKind } from '@marquee/domain/transactions';
import { seeded } from '../random.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const DAYS = 75;

/** Something that happened before anyone looked: told by the seed, kept nowhere. */
export interface PastEvent {
  readonly id: string;
  readonly at: number;
  readonly kind: TransactionKind;
  /** signed */
  readonly net: Amount;
  /** as in the ledger: `game/round` for bets */
  readonly reference?: string;
  readonly balanceAfter: Amount;
}

/** What else happened and must be in the past, such as withdrawals that can be looked at. */
export type FixedEvent = Omit<PastEvent, 'id' | 'balanceAfter'>;

/** What was played, by the games' ids, with their parts of all bets. */
const PLAYED: readonly (readonly [game: string, parts: number])[] = [
  ['G00007', 18],
  ['G00023', 14],
  ['G00101', 10],
  ['L-LIVE-VSL', 14],
  ['L-LIVE-NGT', 6],
  ['L-SPORTS-FWL', 16],
  ['L-ESPORTS-PXR', 6],
  ['F001', 8],
  ['P001', 8],
];

type Random = () => number;

function pick<const T>(list: readonly [T, ...T[]], random: Random): T {
  return list[Math.floor(random() * list.length)] ?? list[0];
}

function played(random: Random): string {
  let rest = random() * PLAYED.reduce((sum, [, parts]) => sum + parts, 0);
  return (
    PLAYED.find(([, parts]) => {
      rest -= parts;
      return rest < 0;
    })?.[0] ?? 'G00007'
  );
}

/** What comes back of a stake, in hundredths of it: often nothing, mostly about as much, at times a lot. */
function payoutOf(stake: Amount, random: Random): Amount {
  const dice = random();
  if (dice < 0.46) return '0.00';
  const times = dice < 0.88 ? 40 + Math.floor(random() * 180) : 300 + Math.floor(random() * 400);
  return portionOf(stake, times, 100, 2);
}

/**
 * A past that ends with an opening balance: told from its end to its beginning, so that it adds up by construction and
 * the balance was never below zero. Oldest first.
 */
function tell(
  seed: readonly (string | number)[],
  opening: Amount,
  openedAt: number,
  fixed: readonly FixedEvent[],
): PastEvent[] {
  if (compareAmounts(opening, '0') <= 0) return [];
  const random = seeded('past', ...seed);
  const stakes =
    compareAmounts(opening, '1000') < 0
      ? (['1', '2', '5', '10'] as const)
      : (['10', '20', '50', '100', '200'] as const);
  const waiting = [...fixed].sort((a, b) => b.at - a.at);
  const events: FixedEvent[] = [];
  let balance = opening;
  const add = (event: FixedEvent) => {
    events.push(event);
    balance = subtractAmounts(balance, event.net);
  };
  const fits = (amount: Amount) => compareAmounts(balance, amount) >= 0;

  // the part below a cent came with a rebate
  const dust = subtractAmounts(opening, roundDown(opening, 2));
  const rebate = addAmounts('1.00', dust);
  if (compareAmounts(dust, '0') > 0)
    add({ at: openedAt - 18 * MINUTE_MS, kind: 'rebate', net: fits(rebate) ? rebate : dust });

  const end = openedAt - DAYS * DAY_MS;
  let at = openedAt - 20 * MINUTE_MS;
  let round = 0;
  while (at > end) {
    for (let next = waiting[0]; next && next.at >= at; next = waiting[0]) {
      waiting.shift();
      if (compareAmounts(next.net, '0') < 0 || fits(next.net)) add(next);
    }
    const dice = random();
    const deposit = pick(['200.00', '500.00', '1000.00', '2000.00'], random);
    const bonus = pick(['5.00', '18.00', '38.00', '88.00'], random);
    if (dice < 0.1 && fits(deposit)) add({ at, kind: 'deposit', net: deposit });
    else if (dice < 0.14 && fits(bonus)) add({ at, kind: 'bonus', net: bonus });
    else {
      round += 1;
      const reference = `${played(random)}/R${String(round).padStart(5, '0')}`;
      const stake = pick(stakes, random);
      const payout = payoutOf(stake, random);
      if (compareAmounts(payout, '0') > 0 && fits(payout))
        add({ at: at + 40_000, kind: 'win', net: payout, reference });
      add({ at, kind: 'bet', net: negated(addAmounts(stake, '0.00')), reference });
    }
    at -= Math.floor((10 + random() * 900) * MINUTE_MS);
  }
  if (compareAmounts(balance, '0') > 0) add({ at: end - MINUTE_MS, kind: 'deposit', net: balance });
  let after: Amount = '0';
  return events.reverse().map((event, index) => {
    after = addAmounts(after, event.net);
    return { ...event, id: `P${String(index + 1).padStart(6, '0')}`, balanceAfter: after };
  });
}

const KEPT = 16;
const told = new Map<string, readonly PastEvent[]>();

/** The past of an account, told at the first look and kept while it is asked for; oldest first. */
export function pastOf(
  seed: readonly (string | number)[],
  opening: Amount,
  openedAt: number,
  fixed: readonly FixedEvent[],
): readonly PastEvent[] {
  const key = JSON.stringify([seed, opening, openedAt, fixed]);
  const past = told.get(key) ?? tell(seed, opening, openedAt, fixed);
  told.delete(key);
  told.set(key, past);
  for (const old of [...told.keys()].slice(0, -KEPT)) told.delete(old);
  return past;
}

import { type Amount, compareAmounts } from '@marquee/domain/money';
import { negated, sumOf } from '@marquee/domain/portion';
import { entriesOf } from '../ledger/ledger.ts';
import type { Person } from '../people.ts';
import type { Platform } from '../platform.ts';
import { safetyOf } from '../safety/settings.ts';
import { claimedBy } from './claims.ts';
import type { MissionCode } from './words.ts';

const DAY = 24 * 60 * 60_000;
export const WEEK = 7 * DAY;
/** the epoch began on a Thursday; weeks begin on Monday */
export const FIRST_MONDAY = 4 * DAY;

interface Mission {
  readonly code: MissionCode;
  readonly category: 'daily' | 'weekly' | 'once';
  readonly unit: 'times' | 'money';
  readonly target: Amount;
  readonly reward: Amount;
  /** what the member has done since the round began */
  progress(platform: Platform, person: Person, since: number): Amount;
}

function staked(platform: Platform, { merchant, username }: Person, since: number): Amount {
  const wallets = `wallet:${merchant}/${username}/`;
  const bets = entriesOf(platform, merchant, username).filter(({ kind, at }) => kind === 'bet' && at >= since);
  const moved = bets.flatMap(({ postings }) => postings.filter(({ account }) => account.startsWith(wallets)));
  return negated(sumOf(moved.map(({ amount }) => amount)));
}

function tickets({ state }: Platform, { merchant, username }: Person, since: number): Amount {
  const own = state.lottery.tickets.filter(
    (ticket) => ticket.merchant === merchant && ticket.username === username && ticket.at >= since,
  );
  return `${own.length}`;
}

const MISSIONS: readonly Mission[] = [
  // whoever asks has logged in
  { code: 'VISIT', category: 'daily', unit: 'times', target: '1', reward: '1.00', progress: () => '1' },
  { code: 'PLAY', category: 'daily', unit: 'money', target: '200', reward: '2.00', progress: staked },
  { code: 'TICKETS', category: 'daily', unit: 'times', target: '3', reward: '3.00', progress: tickets },
  { code: 'WEEK', category: 'weekly', unit: 'money', target: '2000', reward: '15.00', progress: staked },
  {
    code: 'LIMIT',
    category: 'once',
    unit: 'times',
    target: '1',
    reward: '5.00',
    progress: (platform, { merchant, username }) =>
      safetyOf(platform, merchant, username).limits.length > 0 ? '1' : '0',
  },
];

function roundOf({ category }: Mission, now: number): { name: string; since: number; endsAt?: number } {
  if (category === 'once') return { name: 'once', since: 0 };
  const [length, shift] = category === 'daily' ? [DAY, 0] : [WEEK, FIRST_MONDAY];
  const round = Math.floor((now - shift) / length);
  return { name: String(round), since: round * length + shift, endsAt: (round + 1) * length + shift };
}

/** The missions of a member as they stand now. */
export function missionsOf(platform: Platform, person: Person) {
  const claimed = claimedBy(platform, person);
  return MISSIONS.map((mission) => {
    const { name, since, endsAt } = roundOf(mission, platform.now());
    const missionId = `${mission.code}:${name}`;
    const done = mission.progress(platform, person, since);
    const full = compareAmounts(done, mission.target) >= 0;
    const status = claimed.includes(missionId) ? 'claimed' : full ? 'claimable' : 'progress';
    const { code, category, unit, target, reward } = mission;
    // more than the whole is the whole
    return { missionId, code, category, unit, target, reward, status, progress: full ? target : done, endsAt } as const;
  });
}

/** When the week of the missions ends. */
export function weekEnd(now: number): number {
  return (Math.floor((now - FIRST_MONDAY) / WEEK) + 1) * WEEK + FIRST_MONDAY;
}

import { type Amount, compareAmounts } from '@marquee/domain/money';
import type { ContractType } from '@marquee/sdk/contract/contracts/type';
import { bound, type Platform } from '../platform.ts';
import { seeded } from '../random.ts';
import { slotStart } from './calendar.ts';
import { TEAM_AGENT, TEAM_MEMBER } from './derived.ts';
import type { Deal, Terms } from './state.ts';
import { type Downline, TOP, teamOf, uplineOf } from './team.ts';

/** Who follows from the seed answers a request after so long. */
export const ANSWER_MS = 10 * 60_000;
const MAX_DEALS = 2000;
const MAX_PAST = 20;
const AGREED = Date.UTC(2025, 0, 31, 16);
const ASKED = Date.UTC(2026, 3, 29, 2, 30);

const plain = { activeMembers: 0, periodValidBet: '0', periodProfitLoss: '0', betAmount: '0' } as const;

/** What the agent of the demo has agreed on with the upline. */
const OWN: Readonly<Record<ContractType, Terms>> = {
  dividend: { ...plain, rate: '20', period: 'H', activeMembers: 5, periodProfitLoss: '1000' },
  daily: { ...plain, rate: '1.5', period: 'D', activeMembers: 10, periodValidBet: '50000', betAmount: '100' },
  hourly: { ...plain, rate: '0.05', activeMembers: 5, betAmount: '5' },
  realTime: { ...plain, rate: '0.3' },
};

/** What the upline offers instead: a lower dividend, which ends the contracts of downlines that have more. */
const OFFERED: Partial<Record<ContractType, Terms>> = {
  dividend: { ...plain, rate: '12', period: 'M', activeMembers: 5 },
  realTime: { ...plain, rate: '0.35' },
};

const TO_MEMBER: Readonly<Record<ContractType, Terms>> = {
  dividend: { ...plain, rate: '5', period: 'M' },
  daily: { ...plain, rate: '0.5', period: 'D' },
  hourly: { ...plain, rate: '0.01' },
  realTime: { ...plain, rate: '0.1' },
};

/** Part of a rate, in hundredths, rounded down. */
function partOf(rate: Amount, share: number): Amount {
  return (Math.floor(Number(rate) * share * 100) / 100).toFixed(2) as Amount;
}

function derivedDeal(platform: Platform, merchant: string, type: ContractType, one: Downline): Deal {
  const none: Deal = { past: [] };
  if (!one.derived || one.level !== 1) return none;
  const random = seeded('deal', platform.seed, merchant, type, one.id);
  const own = OWN[type];
  const terms: Terms = {
    ...plain,
    rate: partOf(own.rate, 0.2 + random() * 0.75),
    ...(own.period === undefined ? {} : { period: own.period }),
  };
  const since = Math.max(one.joinedAt, AGREED);
  const kind = random();
  if (kind < 0.5) return { active: { terms, since }, past: [] };
  if (kind < 0.6) return { request: { kind: 'new', by: 'upline', terms, at: ASKED }, past: [] };
  if (kind < 0.7) {
    return {
      active: { terms, since },
      request: { kind: 'termination', by: 'downline', at: ASKED },
      past: [],
    };
  }
  return none;
}

/** One who may have a contract with whoever stands directly above. */
export interface Party {
  readonly merchant: string;
  /** the name of one who can log in, or the id of one who follows from the seed */
  readonly key: string;
  /** there for those in a team; the agent of the demo is in none */
  readonly downline?: Downline;
  /** who answers as the upline: a user name, or nobody who can log in */
  readonly upline: string;
}

/** Someone who can log in, as the lower party. */
export function partyOf(platform: Platform, merchant: string, username: string): Party | undefined {
  const upline = uplineOf(platform, merchant, username);
  return upline === undefined ? undefined : { merchant, key: username, upline };
}

/** Those directly below an agent. */
export function partiesBelow(platform: Platform, merchant: string, agent: string): Party[] {
  return teamOf(platform, merchant, agent)
    .list.filter(({ level }) => level === 1)
    .map((downline) => ({ merchant, key: downline.username ?? downline.id, downline, upline: agent }));
}

function seededDeal(platform: Platform, type: ContractType, { merchant, key, downline }: Party): Deal {
  if (key === TEAM_AGENT) {
    const offer = OFFERED[type];
    return {
      active: { terms: OWN[type], since: AGREED },
      ...(offer ? { request: { kind: 'new', by: 'upline', terms: offer, at: ASKED } } : {}),
      past: [],
    };
  }
  if (key === TEAM_MEMBER) {
    return { request: { kind: 'new', by: 'upline', terms: TO_MEMBER[type], at: ASKED }, past: [] };
  }
  return downline ? derivedDeal(platform, merchant, type, downline) : { past: [] };
}

/** Agrees to what is asked for. */
export function agreed({ active, request, past }: Deal, at: number): Deal {
  const over = active ? [{ ...active, until: at, byRate: false }] : [];
  const terms = request?.kind === 'new' ? request.terms : undefined;
  return {
    ...(terms ? { active: { terms, since: at } } : {}),
    past: [...past, ...over].slice(-MAX_PAST),
  };
}

/** What two parties have agreed on, and what waits for an answer. */
export function dealOf(platform: Platform, type: ContractType, party: Party): Deal {
  const { deals } = platform.state.team;
  const key = `${party.merchant}/${type}/${party.key}`;
  const kept = Object.hasOwn(deals, key) ? deals[key] : undefined;
  if (!kept) return seededDeal(platform, type, party);
  const { request } = kept;
  if (!request) return kept;
  const answersItself = request.by === 'upline' ? party.downline?.derived !== undefined : party.upline === TOP;
  const at = slotStart(request.at + ANSWER_MS);
  return answersItself && platform.now() >= request.at + ANSWER_MS ? agreed(kept, at) : kept;
}

export function keepDeal(platform: Platform, type: ContractType, party: Party, deal: Deal): void {
  const { deals } = platform.state.team;
  const key = `${party.merchant}/${type}/${party.key}`;
  delete deals[key];
  deals[key] = deal;
  bound(deals, MAX_DEALS);
  platform.changed();
}

/** The highest rate that someone may offer: the own, and nothing without a contract of one's own. */
export function mostRate(platform: Platform, merchant: string, type: ContractType, agent: string): Amount {
  const party = partyOf(platform, merchant, agent);
  return (party && dealOf(platform, type, party).active?.terms.rate) ?? '0';
}

/** The contracts below an agent that end when the agent agrees to a rate (AGNT-03). */
export function endedBy(platform: Platform, type: ContractType, merchant: string, agent: string, rate: Amount) {
  return partiesBelow(platform, merchant, agent)
    .map((party) => ({ party, deal: dealOf(platform, type, party) }))
    .filter(({ deal }) => deal.active !== undefined && compareAmounts(deal.active.terms.rate, rate) > 0);
}

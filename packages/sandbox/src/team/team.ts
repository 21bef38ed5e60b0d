import type { Amount } from '@marquee/domain/money';
import { maskedName } from '../account/mask.ts';
import { balanceOf, known, move } from '../ledger/ledger.ts';
import { houseAccount, sumBalance, walletOf } from '../ledger/wallets.ts';
import type { Platform } from '../platform.ts';
import { seeded } from '../random.ts';
import { amountOf } from './cents.ts';
import { type Derived, derivedTeam, TEAM_AGENT, TEAM_MEMBER } from './derived.ts';

/** Someone below an agent. */
export interface Downline {
  readonly id: string;
  /** masked */
  readonly account: string;
  /** there for those who can log in */
  readonly username?: string;
  readonly kind: 'agent' | 'member';
  /** 1 = directly below the agent */
  readonly level: number;
  readonly uplineId: string;
  readonly joinedAt: number;
  readonly derived?: Derived;
}

/** All who stand below an agent. */
export interface Team {
  readonly list: readonly Downline[];
  find(id: string): Downline | undefined;
  /** those below one of them, at any depth */
  under(id: string): readonly Downline[];
}

/** The number of an account that can log in, as its member info gives it. */
export function idOf(platform: Platform, merchant: string, username: string): string {
  const random = seeded('member', platform.seed, merchant, username);
  return `8${Array.from({ length: 9 }, () => Math.floor(random() * 10)).join('')}`;
}

/** Who stands above someone: a user name, `top` for whom the agent of the demo has above, or nobody. */
export function uplineOf({ state }: Platform, merchant: string, username: string): string | undefined {
  if (username === TEAM_AGENT) return TOP;
  if (username === TEAM_MEMBER) return TEAM_AGENT;
  const key = `${merchant}/${username}`;
  if (Object.hasOwn(state.team.opened, key)) return state.team.opened[key]?.upline;
  return Object.hasOwn(state.accounts, key) ? state.accounts[key]?.upline : undefined;
}

/** The upline of the demo's agent: nobody who can log in. */
export const TOP = 'top';

/** What is seen of an upline. */
export function uplineAccount(platform: Platform, merchant: string, upline: string): string {
  if (upline !== TOP) return maskedName(upline);
  const random = seeded('top', platform.seed, merchant);
  return `re***${10 + Math.floor(random() * 90)}`;
}

/** Whether someone may send money up (`toUpline` of the member info, MEMB-08). */
export function maySendUp(platform: Platform, merchant: string, username: string): boolean {
  return uplineOf(platform, merchant, username) !== undefined;
}

/** Who can log in and stands directly below an agent: opened by the agent, or registered by the agent's code. */
function realBelow({ state }: Platform, merchant: string, agent: string): [string, 'agent' | 'member', number][] {
  const { opened } = state.team;
  const ofMerchant = (key: string) => key.startsWith(`${merchant}/`) && key.lastIndexOf('/') === merchant.length;
  const nameIn = (key: string) => key.slice(merchant.length + 1);
  const byAgent = Object.entries(opened)
    .filter(([key, { upline }]) => ofMerchant(key) && upline === agent)
    .map(([key, { kind, openedAt }]) => [nameIn(key), kind, openedAt] as [string, 'agent' | 'member', number]);
  const byCode = Object.entries(state.accounts)
    .filter(([key, { upline }]) => ofMerchant(key) && upline === agent && !Object.hasOwn(opened, key))
    .map(([key, { createdAt = 0 }]) => [nameIn(key), 'member', createdAt] as [string, 'member', number]);
  const first: [string, 'member', number][] =
    agent === TEAM_AGENT ? [[TEAM_MEMBER, 'member', Date.UTC(2025, 5, 2, 3)]] : [];
  return [...first, ...byAgent, ...byCode];
}

function realTeam(platform: Platform, merchant: string, agent: string, uplineId: string, level: number): Downline[] {
  return realBelow(platform, merchant, agent).flatMap(([username, kind, joinedAt]) => {
    const id = idOf(platform, merchant, username);
    const one: Downline = { id, account: maskedName(username), username, kind, level, uplineId, joinedAt };
    return [one, ...realTeam(platform, merchant, username, id, level + 1)];
  });
}

export function teamFrom(list: readonly Downline[]): Team {
  const byId = new Map(list.map((one) => [one.id, one]));
  const children = new Map<string, Downline[]>();
  for (const one of list) children.set(one.uplineId, [...(children.get(one.uplineId) ?? []), one]);
  const under = (id: string): Downline[] => (children.get(id) ?? []).flatMap((one) => [one, ...under(one.id)]);
  return { list, find: (id) => byId.get(id), under };
}

/** All below an agent who have joined by now. */
export function teamOf(platform: Platform, merchant: string, agent: string): Team {
  const now = platform.now();
  const derived = agent === TEAM_AGENT ? derivedTeam(platform, merchant) : [];
  const list = derived.map((one): Downline => {
    const { id, account, kind, level, uplineId, joinedAt } = one;
    return { id, account, kind, level, uplineId, joinedAt, derived: one };
  });
  const all = [...list, ...realTeam(platform, merchant, agent, '', 1)];
  return teamFrom(all.filter(({ joinedAt }) => joinedAt <= now));
}

/** The ledger's name of a downline's wallet. */
export function downlineWallet(platform: Platform, merchant: string, { id, username, derived }: Downline): string {
  if (username !== undefined) return walletOf(platform, merchant, username);
  const wallet = `wallet:${merchant}/${id}/MAIN`;
  if (!known(platform, wallet)) {
    const opening = amountOf(derived?.opening ?? 0);
    move(platform, { kind: 'opening', merchant, username: id }, houseAccount(merchant, 'opening'), wallet, opening);
  }
  return wallet;
}

/** What a downline has; nothing is written for one that was never touched. */
export function downlineBalance(platform: Platform, merchant: string, { id, username, derived }: Downline): Amount {
  if (username !== undefined) return sumBalance(platform, merchant, username);
  const wallet = `wallet:${merchant}/${id}/MAIN`;
  return known(platform, wallet) ? balanceOf(platform, wallet) : amountOf(derived?.opening ?? 0);
}

import { type AppStorage, ownKey } from '@marquee/state/storage';
import type { AppStore } from '@marquee/state/store';

/** Who sent a visitor here (AUTH-14). */
export interface Invitation {
  /** of an agent */
  readonly affiliateCode?: string;
  /** of a friend */
  readonly referralCode?: string;
}

const KEY = ownKey('invitation');
const DAY_MS = 86_400_000;
/** No code that somebody gives out is longer, and an address may hold anything. */
export const CODE = /^[\p{L}\p{N}_.~-]{1,64}$/u;

interface Address {
  readonly pathname: string;
  readonly search: string;
}

/** Reads the codes of an address. The query of `/join` may name the agent's simply `code`. */
export function invitationIn(address: Address): Invitation | undefined {
  const sound = (code: string) => CODE.test(code);
  const affiliateCode = affiliateCodes(address).find(sound);
  const referralCode = said(address, 'referralCode').find(sound);
  if (affiliateCode === undefined && referralCode === undefined) return undefined;
  return { ...(affiliateCode && { affiliateCode }), ...(referralCode && { referralCode }) };
}

/** What an address names as an agent's code, whatever it holds. */
export const affiliateCodes = (address: Address) =>
  said(address, 'affiliateCode', ...(/^\/join\/?$/.test(address.pathname) ? ['code'] : []));

function said({ search }: Address, ...names: string[]): string[] {
  const query = new URLSearchParams(search);
  return names.map((name) => query.get(name)?.trim() ?? '');
}

/** Keeps the codes until somebody registers, for so many days; a newer code takes the place of an older one. */
export function keepInvitation({ local }: AppStorage, now: number, days: number, invitation: Invitation): void {
  if (days <= 0) return;
  const kept = { ...recallInvitation({ local }, now, days), ...invitation };
  local.write(KEY, JSON.stringify({ ...kept, until: now + days * DAY_MS }));
}

/** A visitor landed on a page: what its address says of an invitation is kept. */
export function landed({ storage, clock }: Pick<AppStore, 'storage' | 'clock'>, days: number, address: Address): void {
  const invitation = invitationIn(address);
  if (invitation) keepInvitation(storage, clock.now(), days, invitation);
}

/** The codes that are kept; when their time is over they are deleted on sight. */
export function recallInvitation({ local }: Pick<AppStorage, 'local'>, now: number, days: number): Invitation {
  const kept = local.read(KEY, parse);
  // a device whose clock was set back must not keep them longer either
  if (kept && now < kept.until && kept.until <= now + days * DAY_MS) return kept.invitation;
  local.remove(KEY);
  return {};
}

/** Somebody registered: whoever comes next on this device was not invited by it. */
export function forgetInvitation({ local }: AppStorage): void {
  local.remove(KEY);
}

function parse(text: string): { invitation: Invitation; until: number } | undefined {
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null || !('until' in value) || typeof value.until !== 'number') return;
  const read = (name: string) => {
    const code: unknown = (value as Record<string, unknown>)[name];
    return typeof code === 'string' && CODE.test(code) ? { [name]: code } : {};
  };
  return { invitation: { ...read('affiliateCode'), ...read('referralCode') }, until: value.until };
}

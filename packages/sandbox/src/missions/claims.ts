import type { Amount } from '@marquee/domain/money';
import { move } from '../ledger/ledger.ts';
import { houseAccount, walletOf } from '../ledger/wallets.ts';
import type { Person } from '../people.ts';
import { bound, type Platform } from '../platform.ts';

const MAX_CLAIMS = 500;
const MAX_MEMBERS = 1000;

const keyOf = ({ merchant, username }: Person) => `${merchant}/${username}`;

/** What a member has claimed. */
export function claimedBy({ state }: Platform, person: Person): readonly string[] {
  const key = keyOf(person);
  return (Object.hasOwn(state.missions, key) ? state.missions[key] : undefined) ?? [];
}

/** Pays what was claimed into the member's wallet, and remembers it. */
export function payClaim(platform: Platform, person: Person, id: string, amount: Amount): void {
  const { merchant, username } = person;
  const about = { kind: 'bonus', merchant, username, reference: id };
  move(platform, about, houseAccount(merchant, 'bonuses'), walletOf(platform, merchant, username), amount);
  platform.state.missions[keyOf(person)] = [...claimedBy(platform, person), id].slice(-MAX_CLAIMS);
  bound(platform.state.missions, MAX_MEMBERS);
  platform.changed();
}

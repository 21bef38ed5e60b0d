import type { Role } from '@marquee/domain/roles';
import type { Handler } from '../../exchange.ts';
import { sumBalance } from '../../ledger/wallets.ts';
import { personOf } from '../../people.ts';
import { seeded } from '../../random.ts';
import { unreadOf } from '../../support/letters.ts';
import { maySendUp } from '../../team/team.ts';

/** `isAgent` as the platform numbers the kinds (section 6): 0 member, 1 agent, 4 trial. */
const IS_AGENT: Record<Role, number> = { member: 0, agent: 1, trial: 4 };
const VIP_ABOVE = 4;

/** Who is logged in. Amounts and counts as the platform would write them. */
export const memberInfo: Handler<'member.info'> = (exchange) => {
  const person = personOf(exchange);
  const { username, merchant, record } = person;
  const random = seeded('member', exchange.platform.seed, merchant, username);
  const digits = Array.from({ length: 9 }, () => Math.floor(random() * 10)).join('');
  const long = exchange.scenario.longText === true;
  return {
    account: username,
    id: `8${digits}`,
    customerId: `C${digits}`,
    nickname: long ? `${record.nickname} of the Furthest Northern Lighthouse by the Winter Harbour` : record.nickname,
    type: IS_AGENT[record.kind],
    isAgent: IS_AGENT[record.kind],
    toUpline: maySendUp(exchange.platform, merchant, username) ? '1' : '0',
    memberLabel: record.kind === 'trial' ? [] : [{ labelName: record.clubName, color: '#c9952b' }],
    clubLabel: { labelName: record.clubName, rankLevel: record.clubLevel },
    unreadCount: record.kind === 'trial' || exchange.scenario.empty ? 0 : unreadOf(exchange.platform, person),
    availablePromoCount: record.kind === 'member' ? 1 + Math.floor(random() * 3) : 0,
    vip: record.clubLevel > VIP_ABOVE ? '1' : '0',
    rankLevel: record.clubLevel,
    balance: sumBalance(exchange.platform, merchant, username),
  };
};

import type { Role } from '@marquee/domain/roles';
import type { Exchange, Handler } from '../../exchange.ts';
import { sumBalance } from '../../ledger/wallets.ts';
import { type Person, personOf } from '../../people.ts';
import { promotions } from '../../promotions/catalogue.ts';
import { standingOf } from '../../promotions/standing.ts';
import { pauseOf } from '../../safety/settings.ts';
import { unreadOf } from '../../support/letters.ts';
import { idOf, maySendUp } from '../../team/team.ts';

/** `isAgent` as the platform numbers the kinds (section 6): 0 member, 1 agent, 4 trial. */
const IS_AGENT: Record<Role, number> = { member: 0, agent: 1, trial: 4 };
const VIP_ABOVE = 4;

/** How many promotions a member could claim now; none while paused or excluded (SAFE-02). */
function claimable({ platform, scenario }: Exchange<unknown>, person: Person): number {
  const { merchant, username, record } = person;
  if (record.kind === 'trial' || scenario.empty || pauseOf(platform, merchant, username)) return 0;
  return promotions.filter((promotion) => standingOf(platform, person, promotion) === 'claim').length;
}

/** Who is logged in. Amounts and counts as the platform would write them. */
export const memberInfo: Handler<'member.info'> = (exchange) => {
  const person = personOf(exchange);
  const { username, merchant, record } = person;
  const id = idOf(exchange.platform, merchant, username);
  const long = exchange.scenario.longText === true;
  return {
    account: username,
    id,
    customerId: `C${id.slice(1)}`,
    nickname: long ? `${record.nickname} of the Furthest Northern Lighthouse by the Winter Harbour` : record.nickname,
    type: IS_AGENT[record.kind],
    isAgent: IS_AGENT[record.kind],
    toUpline: maySendUp(exchange.platform, merchant, username) ? '1' : '0',
    memberLabel: record.kind === 'trial' ? [] : [{ labelName: record.clubName, color: '#c9952b' }],
    clubLabel: { labelName: record.clubName, rankLevel: record.clubLevel },
    unreadCount: record.kind === 'trial' || exchange.scenario.empty ? 0 : unreadOf(exchange.platform, person),
    availablePromoCount: claimable(exchange, person),
    vip: record.clubLevel > VIP_ABOVE ? '1' : '0',
    rankLevel: record.clubLevel,
    balance: sumBalance(exchange.platform, merchant, username),
  };
};

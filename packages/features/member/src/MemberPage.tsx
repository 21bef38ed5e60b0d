import { CentreDoor } from '@marquee/blocks/centre/CentreDoor';
import { CentrePage } from '@marquee/blocks/centre/CentrePage';
import { useFlag } from '@marquee/brand/provider';
import { unreadCount } from '@marquee/sdk/contract/support/unread';
import { useSearchParams } from '@marquee/state/navigation';
import { useCall } from '@marquee/state/queries';
import { useIntl } from 'react-intl';
import { messages, pageNames } from './member.messages.ts';
import { type MemberPageKey, memberPageKeys, memberPages } from './memberPages.tsx';

/**
 * The member centre (MEMB-01): `/member`, which page of it stands in the address. Who is not logged in is asked to, a trial
 * account is told why it has none (AUTH-23).
 */
export function MemberPage() {
  return (
    <CentreDoor to="member">
      <Centre />
    </CentreDoor>
  );
}

function Centre() {
  const intl = useIntl();
  const [query] = useSearchParams();
  const offered: Partial<Record<MemberPageKey, boolean>> = {
    referral: useFlag('inviteFriends'),
    manualRebate: useFlag('manualRebate'),
  };
  const { data: unread } = useCall(unreadCount, {});
  const waiting: Partial<Record<MemberPageKey, number | undefined>> = {
    missionLeaderboard: unread?.missions,
    messageV2: unread?.messages,
    rewardCenter: unread?.rewards,
  };
  const keys = memberPageKeys.filter((key) => offered[key] !== false);
  const current = keys.find((key) => key === query.get('page')) ?? 'securityCenter';
  const { Screen } = memberPages[current];
  return (
    <CentrePage
      title={intl.formatMessage(messages.title)}
      current={current}
      entries={keys.map((key) => ({
        key,
        label: intl.formatMessage(pageNames[key]),
        icon: memberPages[key].icon,
        waiting: waiting[key],
      }))}
    >
      <Screen key={current} />
    </CentrePage>
  );
}

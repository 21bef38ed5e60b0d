import { Amount } from '@marquee/blocks/money/Amount';
import { Filters } from '@marquee/blocks/records/Filters';
import { Moment } from '@marquee/blocks/records/Moment';
import { RecordTable } from '@marquee/blocks/records/RecordTable';
import { useListAddress } from '@marquee/blocks/records/useListAddress';
import { agentDownlines } from '@marquee/sdk/contract/agent/downlines';
import { useCall } from '@marquee/state/queries';
import { Badge } from '@marquee/ui/badge/Badge';
import { Button } from '@marquee/ui/button/Button';
import { Select } from '@marquee/ui/field/Select';
import { Text } from '@marquee/ui/text/Text';
import { useIntl } from 'react-intl';
import { AccountSearch } from '../centre/AccountSearch.tsx';
import { kinds, team as messages, sorts } from '../centre/figures.messages.ts';

const SIZE = 20;
const KINDS = ['agent', 'member'] as const;
const SORTS = ['joined', 'balance', 'teamSize', 'account'] as const;

/** Downline management (AGNT-01): the team, or those directly below one of it. */
export function Downlines() {
  const intl = useIntl();
  const { page, field, change } = useListAddress();
  const kind = KINDS.find((one) => one === field('kind'));
  const sort = SORTS.find((one) => one === field('sort')) ?? 'joined';
  const [search, uplineId, upline] = [field('q'), field('below'), field('of')];
  const answer = useCall(agentDownlines, {
    pageNo: page,
    pageSize: SIZE,
    sort,
    ...(search && { search }),
    ...(uplineId && { uplineId }),
    ...(kind && { kind }),
  });
  return (
    <>
      <Filters>
        <AccountSearch />
        <Select
          label={intl.formatMessage(messages.kind)}
          value={kind ?? ''}
          onChange={({ currentTarget: { value } }) => change({ kind: value })}
          options={[
            { value: '', label: intl.formatMessage(messages.any) },
            ...KINDS.map((one) => ({ value: one, label: intl.formatMessage(kinds[one]) })),
          ]}
        />
        <Select
          label={intl.formatMessage(messages.sort)}
          value={sort}
          onChange={({ currentTarget: { value } }) => change({ sort: value })}
          options={SORTS.map((one) => ({ value: one, label: intl.formatMessage(sorts[one]) }))}
        />
      </Filters>
      {uplineId && (
        <Text>
          {intl.formatMessage(messages.below, { account: upline ?? uplineId })}{' '}
          <Button kind="quiet" size="small" onClick={() => change({ below: undefined, of: undefined })}>
            {intl.formatMessage(messages.wholeTeam)}
          </Button>
        </Text>
      )}
      <RecordTable
        caption={intl.formatMessage(messages.downlines)}
        answer={answer}
        rowKey={({ id }) => id}
        empty={intl.formatMessage(messages.noDownlines)}
        columns={[
          {
            id: 'account',
            header: intl.formatMessage(messages.account),
            rowHeader: true,
            cell: (one) => <bdi>{one.account}</bdi>,
          },
          {
            id: 'kind',
            header: intl.formatMessage(messages.kind),
            cell: (one) => (
              <Badge tone={one.kind === 'agent' ? 'accent' : 'neutral'}>{intl.formatMessage(kinds[one.kind])}</Badge>
            ),
          },
          {
            id: 'balance',
            header: intl.formatMessage(messages.balance),
            numeric: true,
            lead: true,
            cell: (one) => <Amount value={one.balance} />,
          },
          {
            id: 'team',
            header: intl.formatMessage(messages.below1),
            numeric: true,
            cell: (one) =>
              one.teamSize > 0 ? (
                <Button size="small" onClick={() => change({ below: one.id, of: one.account, q: undefined })}>
                  {intl.formatNumber(one.teamSize)}
                </Button>
              ) : (
                intl.formatNumber(0)
              ),
          },
          {
            id: 'rate',
            header: intl.formatMessage(messages.rate),
            numeric: true,
            cell: (one) => <bdi dir="ltr">{one.rate}%</bdi>,
          },
          {
            id: 'upline',
            header: intl.formatMessage(messages.upline),
            detail: true,
            cell: (one) => <bdi>{one.upline}</bdi>,
          },
          {
            id: 'level',
            header: intl.formatMessage(messages.level),
            detail: true,
            cell: (one) => intl.formatNumber(one.level),
          },
          {
            id: 'online',
            header: intl.formatMessage(messages.presence),
            detail: true,
            cell: (one) => intl.formatMessage(one.online ? messages.online : messages.offline),
          },
          {
            id: 'joined',
            header: intl.formatMessage(messages.joinedAt),
            cell: (one) => <Moment at={one.joinedAt} />,
          },
          {
            id: 'last',
            header: intl.formatMessage(messages.lastLogin),
            detail: true,
            cell: (one) => one.lastLoginAt !== undefined && <Moment at={one.lastLoginAt} />,
          },
          { id: 'id', header: intl.formatMessage(messages.number), detail: true, cell: (one) => one.id },
        ]}
      />
    </>
  );
}

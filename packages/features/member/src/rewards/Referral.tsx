import { FailureNotice } from '@marquee/blocks/failure/FailureNotice';
import { Amount } from '@marquee/blocks/money/Amount';
import { registrationLink } from '@marquee/blocks/page/registrationLink';
import { QrCode } from '@marquee/blocks/qr/QrCode';
import { CopyField } from '@marquee/blocks/records/CopyField';
import { Figures } from '@marquee/blocks/records/Figures';
import { Moment } from '@marquee/blocks/records/Moment';
import { RecordTable } from '@marquee/blocks/records/RecordTable';
import { useBrand } from '@marquee/brand/provider';
import { referral } from '@marquee/sdk/contract/missions/referral';
import { useCall } from '@marquee/state/queries';
import { Badge } from '@marquee/ui/badge/Badge';
import { Card } from '@marquee/ui/card/Card';
import { Heading } from '@marquee/ui/text/Heading';
import { Text } from '@marquee/ui/text/Text';
import { useIntl } from 'react-intl';
import { sides, words } from './Referral.css.ts';
import { friendStatus, referral as messages } from './rewards.messages.ts';

/** What a member invites friends with, and what came of it (MEMB-07c). */
export function Referral() {
  const intl = useIntl();
  const { domains } = useBrand();
  const answer = useCall(referral, {});
  const { data, error, isFetching, refetch } = answer;
  if (error) return <FailureNotice failure={error} retrying={isFetching} onRetry={() => void refetch()} />;
  const link = data && registrationLink({ code: data.code, url: data.link }, domains);
  return (
    <>
      {link && (
        <Card>
          <div className={sides}>
            <div className={words}>
              {data.condition && (
                <Text>
                  <bdi>{data.condition}</bdi>
                </Text>
              )}
              <CopyField label={intl.formatMessage(messages.link)} value={link} />
              <CopyField label={intl.formatMessage(messages.code)} value={data.code} />
            </div>
            <QrCode value={link} label={intl.formatMessage(messages.qr)} />
          </div>
        </Card>
      )}
      <Figures
        figures={[
          { name: intl.formatMessage(messages.invited), value: data && intl.formatNumber(data.invited) },
          { name: intl.formatMessage(messages.deposited), value: data && intl.formatNumber(data.deposited) },
          { name: intl.formatMessage(messages.earned), value: data && <Amount value={data.earned} /> },
        ]}
      />
      <Heading level={2}>{intl.formatMessage(messages.friends)}</Heading>
      <RecordTable
        caption={intl.formatMessage(messages.friends)}
        answer={{ ...answer, data: data && { list: data.friends } }}
        whole
        rowKey={({ account, joinedAt }) => `${account} ${joinedAt}`}
        empty={intl.formatMessage(messages.none)}
        columns={[
          {
            id: 'account',
            header: intl.formatMessage(messages.account),
            rowHeader: true,
            cell: (one) => <bdi>{one.account}</bdi>,
          },
          { id: 'joined', header: intl.formatMessage(messages.joined), cell: (one) => <Moment at={one.joinedAt} /> },
          {
            id: 'status',
            header: intl.formatMessage(messages.status),
            cell: (one) => (
              <Badge tone={one.status === 'rewarded' ? 'positive' : 'neutral'}>
                {intl.formatMessage(friendStatus[one.status])}
              </Badge>
            ),
          },
          {
            id: 'earned',
            header: intl.formatMessage(messages.earned),
            numeric: true,
            lead: true,
            cell: (one) => <Amount value={one.earned} />,
          },
        ]}
      />
    </>
  );
}

import { FailureNotice } from '@marquee/blocks/failure/FailureNotice';
import { Facts } from '@marquee/blocks/records/Facts';
import { Moment } from '@marquee/blocks/records/Moment';
import { profile } from '@marquee/sdk/contract/account/profile';
import { security } from '@marquee/sdk/contract/account/security';
import { useDialogActions } from '@marquee/state/dialogs';
import { useCall } from '@marquee/state/queries';
import { Badge } from '@marquee/ui/badge/Badge';
import { Button } from '@marquee/ui/button/Button';
import { Card } from '@marquee/ui/card/Card';
import { Heading } from '@marquee/ui/text/Heading';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { account as messages } from './account.messages.ts';
import { Balances } from './Balances.tsx';
import { part, sides } from './SecurityCenter.css.ts';
import { Waiting } from './Waiting.tsx';

/** My account: what there is, who it belongs to and how it is kept safe (MEMB-01a, MEMB-03). */
export function SecurityCenter() {
  return (
    <>
      <Balances />
      <div className={sides}>
        <Profile />
        <Safety />
      </div>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={part} aria-label={title}>
      <Heading level={2}>{title}</Heading>
      <Card>{children}</Card>
    </section>
  );
}

function Profile() {
  const intl = useIntl();
  const { data, error, isFetching, refetch } = useCall(profile, {});
  const fact = (name: keyof typeof messages, value: ReactNode) => ({ name: intl.formatMessage(messages[name]), value });
  const isolated = (value: string | undefined) => value && <bdi>{value}</bdi>;
  return (
    <Part title={intl.formatMessage(messages.profile)}>
      {error && <FailureNotice failure={error} retrying={isFetching} onRetry={() => void refetch()} />}
      {!error && !data && <Waiting />}
      {data && (
        <Facts
          facts={[
            fact('userName', isolated(data.account)),
            fact('nickname', isolated(data.nickname)),
            fact('fullName', isolated(data.fullName)),
            fact(
              'birthday',
              data.birthday && intl.formatDate(`${data.birthday}T00:00:00Z`, { dateStyle: 'long', timeZone: 'UTC' }),
            ),
            fact(
              'nationality',
              data.nationality && (intl.formatDisplayName(data.nationality, { type: 'region' }) ?? data.nationality),
            ),
            fact('placeOfBirth', data.placeOfBirth),
            fact('address', data.address),
            fact('occupation', data.occupation),
            fact('sourceOfIncome', data.sourceOfIncome),
            fact('telegram', isolated(data.telegram)),
            fact('zalo', isolated(data.zalo)),
            fact('bankAccount', data.bankAccountNumber && <bdi dir="ltr">{data.bankAccountNumber}</bdi>),
          ]}
        />
      )}
    </Part>
  );
}

function Safety() {
  const intl = useIntl();
  const { open } = useDialogActions();
  const { data, error, isFetching, refetch } = useCall(security, {});
  const fact = (name: keyof typeof messages, value: ReactNode) => ({ name: intl.formatMessage(messages[name]), value });
  const isSet = (set: boolean) => (
    <Badge tone={set ? 'positive' : 'warning'}>{intl.formatMessage(set ? messages.set : messages.notSet)}</Badge>
  );
  return (
    <Part title={intl.formatMessage(messages.security)}>
      {error && <FailureNotice failure={error} retrying={isFetching} onRetry={() => void refetch()} />}
      {!error && !data && <Waiting />}
      {data && (
        <Facts
          facts={[
            fact(
              'password',
              <Button size="small" onClick={() => open({ kind: 'changePassword' })}>
                {intl.formatMessage(messages.change)}
              </Button>,
            ),
            fact('paymentPassword', isSet(data.hasPaymentPassword)),
            fact(
              'mobile',
              data.mobileNum ? (
                <bdi dir="ltr">
                  {data.countryDialingCode && `+${data.countryDialingCode.replace('+', '')} `}
                  {data.mobileNum}
                </bdi>
              ) : (
                isSet(false)
              ),
            ),
            fact('email', data.email ? <bdi dir="ltr">{data.email}</bdi> : isSet(false)),
            fact('lastLogin', data.lastLoginTime !== undefined && <Moment at={data.lastLoginTime} />),
            fact('lastIp', data.lastLoginIp && <bdi dir="ltr">{data.lastLoginIp}</bdi>),
          ]}
        />
      )}
    </Part>
  );
}

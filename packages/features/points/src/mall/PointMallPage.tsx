import { FailureNotice } from '@marquee/blocks/failure/FailureNotice';
import { ForMembers } from '@marquee/blocks/page/ForMembers';
import { head, page } from '@marquee/blocks/page/page.css';
import { SessionHold } from '@marquee/blocks/page/SessionHold';
import { pointBalance } from '@marquee/sdk/contract/points/balance';
import { useSearchParams } from '@marquee/state/navigation';
import { useCall } from '@marquee/state/queries';
import { useSession } from '@marquee/state/session';
import { Card } from '@marquee/ui/card/Card';
import { Container } from '@marquee/ui/layout/Container';
import { Skeleton } from '@marquee/ui/skeleton/Skeleton';
import { TabPanel, Tabs } from '@marquee/ui/tabs/Tabs';
import { Heading } from '@marquee/ui/text/Heading';
import { Text } from '@marquee/ui/text/Text';
import { Coins } from 'lucide-react';
import { type ComponentType, type ReactNode, useId } from 'react';
import { useIntl } from 'react-intl';
import { Convert } from '../convert/Convert.tsx';
import { History } from '../records/History.tsx';
import { Redeemed } from '../records/Redeemed.tsx';
import { Rewards } from '../redeem/Rewards.tsx';
import { messages } from './mall.messages.ts';
import { type MallPart, mallParts, partOf } from './mallAddress.ts';
import { balance, figure, figureName, figureNote, figureValue, part } from './PointMallPage.css.ts';
import { pointsText } from './pointsText.ts';

const screens: Record<MallPart, ComponentType> = {
  rewards: Rewards,
  convert: Convert,
  redeemed: Redeemed,
  history: History,
};

export interface PointMallPageProps {
  /** stands over the page: the banners of its group (SHELL-12) */
  top?: ReactNode;
}

/** The point mall (PROM-03): the points one has, what they can be redeemed for, and what became of them. */
export function PointMallPage({ top }: PointMallPageProps) {
  const intl = useIntl();
  return (
    <Container>
      <div className={page}>
        {top}
        <div className={head}>
          <Heading level={1}>{intl.formatMessage(messages.title)}</Heading>
          <Text tone="secondary">{intl.formatMessage(messages.intro)}</Text>
        </div>
        <SessionHold>
          <Mall />
        </SessionHold>
      </div>
    </Container>
  );
}

function Mall() {
  const intl = useIntl();
  const { kind } = useSession();
  const tabs = useId();
  const [query, setQuery] = useSearchParams();
  const open = partOf(query);
  if (kind === 'visitor') {
    return <ForMembers title={messages.forMembers} text={messages.forMembersText} icon={<Coins size={40} />} />;
  }
  return (
    <>
      <Balance />
      <Tabs
        id={tabs}
        label={intl.formatMessage(messages.parts)}
        tabs={mallParts.map((value) => ({ value, label: intl.formatMessage(messages[value]) }))}
        value={open}
        onChange={(next) => setQuery(next === 'rewards' ? {} : { tab: next })}
      />
      {mallParts.map((value) => {
        const Screen = screens[value];
        return (
          <TabPanel key={value} tabs={tabs} value={value} selected={open}>
            <div className={part}>
              <Screen />
            </div>
          </TabPanel>
        );
      })}
    </>
  );
}

/** The points one has now. */
function Balance() {
  const intl = useIntl();
  const { data, error, isFetching, refetch } = useCall(pointBalance, {});
  if (error && !data) return <FailureNotice failure={error} retrying={isFetching} onRetry={() => void refetch()} />;
  return (
    <Card surface="wash" padding="large">
      <div className={balance} aria-busy={!data}>
        <p className={figure}>
          <span className={figureName}>{intl.formatMessage(messages.yours)}</span>
          <bdi dir="ltr" className={figureValue}>
            {data ? pointsText(data.points) : <Skeleton width="half" />}
          </bdi>
        </p>
        <p className={figureNote}>{intl.formatMessage(messages.neverLapse)}</p>
      </div>
    </Card>
  );
}

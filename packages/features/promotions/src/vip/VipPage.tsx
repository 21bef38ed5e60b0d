import { FailureNotice } from '@marquee/blocks/failure/FailureNotice';
import { useGate } from '@marquee/blocks/gate/useGate';
import { EmptyPlace } from '@marquee/blocks/page/EmptyPlace';
import { head, page } from '@marquee/blocks/page/page.css';
import { messages as shared } from '@marquee/blocks/page/page.messages';
import { type VipAnswer, vip } from '@marquee/sdk/contract/promotions/vip';
import { useCall } from '@marquee/state/queries';
import { useSession } from '@marquee/state/session';
import { Button } from '@marquee/ui/button/Button';
import { Card } from '@marquee/ui/card/Card';
import { Columns } from '@marquee/ui/layout/Columns';
import { Container } from '@marquee/ui/layout/Container';
import { Skeleton } from '@marquee/ui/skeleton/Skeleton';
import { Heading } from '@marquee/ui/text/Heading';
import { Text } from '@marquee/ui/text/Text';
import { Crown } from 'lucide-react';
import { useIntl } from 'react-intl';
import { OwnLevel } from './OwnLevel.tsx';
import { VipLevel } from './VipLevel.tsx';
import { level as levelClass, levels as levelsClass, visitor } from './VipPage.css.ts';
import { messages } from './vip.messages.ts';

/** The VIP club (PROM-04): one's level, what the next one asks for, and what each gives. */
export function VipPage() {
  const intl = useIntl();
  const { data, error, isFetching, refetch } = useCall(vip, {});
  return (
    <Container>
      <div className={page} aria-busy={!data && !error}>
        <div className={head}>
          <Heading level={1}>{intl.formatMessage(messages.title)}</Heading>
          <Text tone="secondary">{intl.formatMessage(messages.intro)}</Text>
        </div>
        {!data && error && <FailureNotice failure={error} retrying={isFetching} onRetry={() => void refetch()} />}
        {!data && !error && <Waiting />}
        {data && <Club {...data} />}
      </div>
    </Container>
  );
}

function Club({ level, progress, levels }: VipAnswer) {
  const intl = useIntl();
  const { kind } = useSession();
  if (levels.length === 0)
    return <EmptyPlace title={messages.none} text={messages.noneText} icon={<Crown size={40} />} />;
  return (
    <>
      {kind === 'visitor' && <ForVisitors />}
      {level !== undefined && <OwnLevel level={level} progress={progress} levels={levels} />}
      <section className={levelsClass}>
        <Heading level={2}>{intl.formatMessage(messages.levels)}</Heading>
        <Columns as="ul" gap={5}>
          {levels.map((one) => (
            <VipLevel key={one.level} {...one} own={one.level === level} />
          ))}
        </Columns>
      </section>
    </>
  );
}

function ForVisitors() {
  const intl = useIntl();
  const gate = useGate();
  return (
    <Card>
      <div className={visitor}>
        <Text>{intl.formatMessage(messages.visitor)}</Text>
        {/* the level shows by itself once somebody is logged in */}
        <Button kind="primary" onClick={() => gate('session', () => {})}>
          {intl.formatMessage(shared.logIn)}
        </Button>
      </div>
    </Card>
  );
}

/** The shape of what comes. */
function Waiting() {
  return (
    <Columns gap={5} aria-hidden>
      {['1', '2', '3', '4', '5', '6'].map((key) => (
        <Card key={key}>
          <div className={levelClass}>
            <Skeleton width="half" still />
            <Skeleton still />
            <Skeleton width="most" still />
            <Skeleton still />
          </div>
        </Card>
      ))}
    </Columns>
  );
}

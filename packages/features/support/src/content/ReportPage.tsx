import { FailureNotice } from '@marquee/blocks/failure/FailureNotice';
import { EmptyPlace } from '@marquee/blocks/page/EmptyPlace';
import { head, page } from '@marquee/blocks/page/page.css';
import { messages as shared } from '@marquee/blocks/page/page.messages';
import { creditReport } from '@marquee/sdk/contract/content/creditReport';
import { useCall } from '@marquee/state/queries';
import { Card } from '@marquee/ui/card/Card';
import { SafeHtml } from '@marquee/ui/html/SafeHtml';
import { Container } from '@marquee/ui/layout/Container';
import { Skeleton } from '@marquee/ui/skeleton/Skeleton';
import { Heading } from '@marquee/ui/text/Heading';
import { Text } from '@marquee/ui/text/Text';
import { useIntl } from 'react-intl';
import { figure, figures as figuresClass, figureValue, small } from './Content.css.ts';
import { messages } from './content.messages.ts';

/** What the operator reports of its own dealings (SUPP-03a). */
export function ReportPage() {
  const intl = useIntl();
  const { data, error, isFetching, refetch } = useCall(creditReport, {});
  const day = (at: number) => intl.formatDate(at, { dateStyle: 'long' });
  const { from, to, figures, content } = data ?? {};
  return (
    <Container>
      <div className={page} aria-busy={!data && !error}>
        <div className={head}>
          <Heading level={1}>{intl.formatMessage(messages.report)}</Heading>
          {from !== undefined && to !== undefined && (
            <Text tone="secondary">{intl.formatMessage(messages.period, { from: day(from), to: day(to) })}</Text>
          )}
        </div>
        {!data && error && <FailureNotice failure={error} retrying={isFetching} onRetry={() => void refetch()} />}
        {!data && !error && <Waiting />}
        {figures?.length === 0 && <EmptyPlace title={messages.reportNone} text={messages.reportNoneText} />}
        {figures && figures.length > 0 && (
          <ul className={figuresClass}>
            {figures.map(({ id, label, value, note }) => (
              <Card key={id} as="li" padding="large">
                <dl className={figure}>
                  <dt>
                    <bdi>{label}</bdi>
                    {note && (
                      <p className={small} dir="auto">
                        {note}
                      </p>
                    )}
                  </dt>
                  <dd className={figureValue}>
                    <bdi>{value}</bdi>
                  </dd>
                </dl>
              </Card>
            ))}
          </ul>
        )}
        {content && figures && figures.length > 0 && (
          <SafeHtml html={content} newTabLabel={intl.formatMessage(shared.newTab)} />
        )}
      </div>
    </Container>
  );
}

/** The shape of what comes. */
function Waiting() {
  return (
    <div className={figuresClass} aria-hidden>
      {['1', '2', '3', '4'].map((key) => (
        <Card key={key} padding="large">
          <Skeleton width="half" still />
          <Skeleton still />
        </Card>
      ))}
    </div>
  );
}

import { FailureNotice } from '@marquee/blocks/failure/FailureNotice';
import { helpCenter } from '@marquee/sdk/contract/support/helpCenter';
import { useCall } from '@marquee/state/queries';
import { SafeHtml } from '@marquee/ui/html/SafeHtml';
import { Stack } from '@marquee/ui/layout/Stack';
import { Skeleton } from '@marquee/ui/skeleton/Skeleton';
import { Heading } from '@marquee/ui/text/Heading';
import { useIntl } from 'react-intl';
import { answer, article, question } from './HelpPage.css.ts';
import { messages } from './HelpPage.messages.ts';
import { Part } from './Part.tsx';

const WAITING = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

/** What the platform's help centre answers (SUPP-03); the terms stand in a place of their own. Nothing where it has nothing. */
export function HelpArticles() {
  const intl = useIntl();
  const { data, error, isFetching, refetch } = useCall(helpCenter, { scope: 'site' });
  const categories = data?.categories.filter(({ id, articles }) => id !== 'terms' && articles.length > 0) ?? [];
  if (data && categories.length === 0) return null;
  return (
    <Part title={intl.formatMessage(messages.questions)}>
      {!data && !error && (
        <div role="status" aria-busy aria-label={intl.formatMessage(messages.loading)}>
          <Stack gap={2}>
            {WAITING.map((key) => (
              <Skeleton key={key} shape="control" />
            ))}
          </Stack>
        </div>
      )}
      {!data && error && <FailureNotice failure={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {categories.map(({ id, title, articles }) => (
        <div key={id}>
          <Heading level={3}>
            <bdi>{title}</bdi>
          </Heading>
          {articles.map((entry) => (
            <details key={entry.id} className={article}>
              <summary className={question}>
                <bdi>{entry.title}</bdi>
              </summary>
              <div className={answer}>
                <SafeHtml html={entry.content ?? ''} topLevel={4} newTabLabel={intl.formatMessage(messages.newTab)} />
              </div>
            </details>
          ))}
        </div>
      ))}
    </Part>
  );
}

import { FailureNotice } from '@marquee/blocks/failure/FailureNotice';
import { helpCenter } from '@marquee/sdk/contract/support/helpCenter';
import { useCall } from '@marquee/state/queries';
import { SafeHtml } from '@marquee/ui/html/SafeHtml';
import { Spinner } from '@marquee/ui/spinner/Spinner';
import { Heading } from '@marquee/ui/text/Heading';
import { useIntl } from 'react-intl';
import { answer, article, question } from './HelpPage.css.ts';
import { messages } from './HelpPage.messages.ts';
import { Part } from './Part.tsx';

/** What the platform's help centre answers (SUPP-03); the terms stand in a place of their own. Nothing where it has nothing. */
export function HelpArticles() {
  const intl = useIntl();
  const { data, error, isFetching, refetch } = useCall(helpCenter, { scope: 'site' });
  const categories = data?.categories.filter(({ id, articles }) => id !== 'terms' && articles.length > 0) ?? [];
  if (data && categories.length === 0) return null;
  return (
    <Part title={intl.formatMessage(messages.questions)}>
      {!data && !error && <Spinner label={intl.formatMessage(messages.loading)} />}
      {!data && error && <FailureNotice failure={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {categories.map(({ id, title, articles }) => (
        <div key={id}>
          <Heading level={3}>{title}</Heading>
          {articles.map((entry) => (
            <details key={entry.id} className={article}>
              <summary className={question}>{entry.title}</summary>
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

import { FailureNotice } from '@marquee/blocks/failure/FailureNotice';
import { messages as shared } from '@marquee/blocks/page/page.messages';
import { contentPage } from '@marquee/sdk/contract/content/page';
import { useCall } from '@marquee/state/queries';
import { SafeHtml } from '@marquee/ui/html/SafeHtml';
import { Skeleton } from '@marquee/ui/skeleton/Skeleton';
import { Heading } from '@marquee/ui/text/Heading';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { small, text } from './Content.css.ts';
import { messages } from './content.messages.ts';

export interface EditorialProps {
  /** by which the platform knows the text */
  id: string;
  /** stands over it until its own title comes */
  title: MessageDescriptor;
}

/** A text of the operator's own, under its title; it is markup from outside (C17). */
export function Editorial({ id, title }: EditorialProps) {
  const intl = useIntl();
  const { data, error, isFetching, refetch } = useCall(contentPage, { id });
  return (
    <div className={text} aria-busy={!data && !error}>
      <Heading level={1}>{data?.title || intl.formatMessage(title)}</Heading>
      {!data && error && <FailureNotice failure={error} retrying={isFetching} onRetry={() => void refetch()} />}
      {!data && !error && (
        <div aria-hidden>
          <Skeleton />
          <Skeleton />
          <Skeleton width="most" />
        </div>
      )}
      {data && <SafeHtml html={data.content} newTabLabel={intl.formatMessage(shared.newTab)} />}
      {data?.updatedAt !== undefined && (
        <p className={small}>
          {intl.formatMessage(messages.updated, { date: intl.formatDate(data.updatedAt, { dateStyle: 'medium' }) })}
        </p>
      )}
    </div>
  );
}

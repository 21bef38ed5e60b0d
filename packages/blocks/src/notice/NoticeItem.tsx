import type { NewsItem } from '@marquee/sdk/contract/content/notice';
import { Badge } from '@marquee/ui/badge/Badge';
import { SafeHtml } from '@marquee/ui/html/SafeHtml';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { item, meta, title as titleClass } from './NoticeItem.css.ts';
import { messages, noticeTypeOf, typeNames } from './notice.messages.ts';
import { plainText } from './plainText.ts';

export interface NoticeItemProps {
  item: Pick<NewsItem, 'title' | 'content'> & Partial<Pick<NewsItem, 'type'>>;
  /** epoch ms, where it is known; said as a day in the brand's time zone */
  at?: number | undefined;
  level: 2 | 3;
  /** what else is to be known of it, such as that it stays on top */
  mark?: ReactNode;
}

/** One announcement in full (SHELL-14): its type, its title, and its words with plain formatting alone (C17). */
export function NoticeItem({ item: { title, content, type }, at, level, mark }: NoticeItemProps) {
  const intl = useIntl();
  const known = noticeTypeOf(type);
  const Title = level === 2 ? 'h2' : 'h3';
  return (
    <article className={item}>
      {(known || mark || at !== undefined) && (
        <p className={meta}>
          {known && <Badge tone={known === 'PR' ? 'accent' : 'neutral'}>{intl.formatMessage(typeNames[known])}</Badge>}
          {mark}
          {at !== undefined && (
            <time dateTime={new Date(at).toISOString()}>{intl.formatDate(at, { dateStyle: 'medium' })}</time>
          )}
        </p>
      )}
      <Title className={titleClass}>
        <bdi>{plainText(title)}</bdi>
      </Title>
      {content && (
        <SafeHtml html={content} topLevel={level === 2 ? 3 : 4} newTabLabel={intl.formatMessage(messages.newTab)} />
      )}
    </article>
  );
}

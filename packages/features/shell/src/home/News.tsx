import { plainText } from '@marquee/blocks/notice/plainText';
import type { NewsItem } from '@marquee/sdk/contract/content/notice';
import { noticeHead } from '@marquee/sdk/contract/firstHeads';
import { useCall } from '@marquee/state/queries';
import { Card } from '@marquee/ui/card/Card';
import { Skeleton } from '@marquee/ui/skeleton/Skeleton';
import { useDeferredValue } from 'react';
import { useIntl } from 'react-intl';
import { newsPlace } from '../notices/newsPlace.ts';
import { messages } from './HomePage.messages.ts';
import { empty, grid, item, title, words } from './News.css.ts';
import { Section } from './Section.tsx';

const EXPECTED = ['1', '2', '3', '4', '5'];

/** Promotions, news and the announcements of the bar in full, in its own words, as plain text (C17). */
export function News({ id }: { id: string }) {
  const intl = useIntl();
  const { data, isPending, error } = useDeferredValue(useCall(noticeHead, {}));
  // the call failed for the section before too, which says so and offers to try again
  if (error) return null;
  const news = data && unique([...data.promotion, ...data.popup, ...data.player.filter(({ content }) => content)]);
  return (
    <Section title={intl.formatMessage(messages.news)} busy={isPending} id={id}>
      {isPending && (
        <div className={grid} aria-hidden>
          {EXPECTED.map((key) => (
            <Card key={key}>
              <Skeleton still width="half" />
              <Skeleton still />
              <Skeleton still />
              <Skeleton still />
              <Skeleton still width="most" />
            </Card>
          ))}
        </div>
      )}
      {news?.length === 0 && (
        <Card surface="outline">
          <div className={empty}>
            <p>{intl.formatMessage(messages.newsEmpty)}</p>
            <p>{intl.formatMessage(messages.newsEmptyText)}</p>
          </div>
        </Card>
      )}
      {news && news.length > 0 && (
        <ul className={grid}>
          {news.map((one) => (
            <Card as="li" key={one.id}>
              <article className={item} id={newsPlace(one.id)}>
                <h3 className={title} dir="auto">
                  {plainText(one.title)}
                </h3>
                {one.content && (
                  <p className={words} dir="auto">
                    {plainText(one.content)}
                  </p>
                )}
              </article>
            </Card>
          ))}
        </ul>
      )}
    </Section>
  );
}

/** The platform lists one announcement under each place it belongs to. */
function unique(news: readonly NewsItem[]): NewsItem[] {
  return [...new Map(news.map((one) => [one.id, one])).values()];
}

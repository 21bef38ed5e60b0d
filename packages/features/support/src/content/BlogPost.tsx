import { FailureNotice } from '@marquee/blocks/failure/FailureNotice';
import { EmptyPlace } from '@marquee/blocks/page/EmptyPlace';
import { head, page } from '@marquee/blocks/page/page.css';
import { messages as shared } from '@marquee/blocks/page/page.messages';
import { PlatformPicture } from '@marquee/blocks/picture/PlatformPicture';
import { blogPost } from '@marquee/sdk/contract/content/blogPost';
import { Link } from '@marquee/state/navigation';
import { useCall } from '@marquee/state/queries';
import { ButtonLink } from '@marquee/ui/button/ButtonLink';
import { SafeHtml } from '@marquee/ui/html/SafeHtml';
import { DirectionalIcon } from '@marquee/ui/icon/DirectionalIcon';
import { Container } from '@marquee/ui/layout/Container';
import { Skeleton } from '@marquee/ui/skeleton/Skeleton';
import { Heading } from '@marquee/ui/text/Heading';
import { ChevronLeft } from 'lucide-react';
import { useIntl } from 'react-intl';
import { back, hero, small, text } from './Content.css.ts';
import { messages } from './content.messages.ts';

/** One entry of the blog in full; it is markup from outside (C17). */
export function BlogPost({ id }: { id: string }) {
  const intl = useIntl();
  const { data, error, isFetching, refetch } = useCall(blogPost, { id });
  return (
    <Container width="text">
      <div className={page}>
        <Link className={back} to="/blog">
          <DirectionalIcon>
            <ChevronLeft size={18} aria-hidden />
          </DirectionalIcon>
          {intl.formatMessage(messages.blogBack)}
        </Link>
        {!data && error?.kind === 'refused' && (
          <EmptyPlace page title={messages.postUnknown} text={messages.postUnknownText}>
            <ButtonLink as={Link} to="/blog">
              {intl.formatMessage(messages.blogBack)}
            </ButtonLink>
          </EmptyPlace>
        )}
        {!data && error && error.kind !== 'refused' && (
          <FailureNotice failure={error} retrying={isFetching} onRetry={() => void refetch()} />
        )}
        {!data && !error && (
          <div className={text} aria-hidden>
            <Skeleton width="half" />
            <Skeleton shape="banner" />
            <Skeleton />
            <Skeleton width="most" />
          </div>
        )}
        {data && (
          <article className={text}>
            <div className={head}>
              <Heading level={1}>
                <bdi>{data.title}</bdi>
              </Heading>
              <Day at={data.at} look={small} />
            </div>
            <PlatformPicture address={data.picture} look={hero} width={1600} height={640} />
            <SafeHtml html={data.content} newTabLabel={intl.formatMessage(shared.newTab)} />
          </article>
        )}
      </div>
    </Container>
  );
}

/** The day of an entry, in the brand's time zone. */
export function Day({ at, look }: { at: number | undefined; look: string }) {
  const intl = useIntl();
  if (at === undefined) return null;
  return (
    <time className={look} dateTime={new Date(at).toISOString()}>
      {intl.formatDate(at, { dateStyle: 'long' })}
    </time>
  );
}

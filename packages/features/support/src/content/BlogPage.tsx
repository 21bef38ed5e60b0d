import { FailureNotice } from '@marquee/blocks/failure/FailureNotice';
import { EmptyPlace } from '@marquee/blocks/page/EmptyPlace';
import { ListPages } from '@marquee/blocks/page/ListPages';
import { head, page } from '@marquee/blocks/page/page.css';
import { usePastLast } from '@marquee/blocks/page/usePastLast';
import { PlatformPicture } from '@marquee/blocks/picture/PlatformPicture';
import { blog } from '@marquee/sdk/contract/content/blog';
import { Link, useNavigate, useSearchParams } from '@marquee/state/navigation';
import { useCall } from '@marquee/state/queries';
import { ButtonLink } from '@marquee/ui/button/ButtonLink';
import { Card } from '@marquee/ui/card/Card';
import { Columns } from '@marquee/ui/layout/Columns';
import { Container } from '@marquee/ui/layout/Container';
import { Skeleton } from '@marquee/ui/skeleton/Skeleton';
import { Heading } from '@marquee/ui/text/Heading';
import { Text } from '@marquee/ui/text/Text';
import { useIntl } from 'react-intl';
import { BlogPost, Day } from './BlogPost.tsx';
import { cell, entry, entryName, link, picture, small, summary } from './Content.css.ts';
import { messages } from './content.messages.ts';

const PAGE_SIZE = 9;

/** The blog (SUPP-03a): its entries, or the one that the address names. */
export function BlogPage() {
  const intl = useIntl();
  const [query] = useSearchParams();
  const id = query.get('id');
  if (id !== null) return <BlogPost key={id} id={id} />;
  const at = Number(query.get('page'));
  return (
    <Container>
      <div className={page}>
        <div className={head}>
          <Heading level={1}>{intl.formatMessage(messages.blog)}</Heading>
          <Text tone="secondary">{intl.formatMessage(messages.blogIntro)}</Text>
        </div>
        <Entries at={Number.isInteger(at) && at > 1 && at <= 1000 ? at : 1} />
      </div>
    </Container>
  );
}

function Entries({ at }: { at: number }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const answer = useCall(blog, { pageNo: at, pageSize: PAGE_SIZE });
  const { error, isFetching, refetch } = answer;
  const turn = (to: number, replace = false) => navigate(to > 1 ? `/blog?page=${to}` : '/blog', { replace });
  const past = usePastLast(at, answer.data?.totalPages, (last) => turn(last, true));
  const data = past ? undefined : answer.data;
  if (!data && error) return <FailureNotice failure={error} retrying={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <Waiting />;
  if (data.list.length === 0) {
    return (
      <EmptyPlace title={messages.blogNone} text={messages.blogNoneText}>
        <ButtonLink as={Link} to="/help">
          {intl.formatMessage(messages.toHelp)}
        </ButtonLink>
      </EmptyPlace>
    );
  }
  return (
    <>
      <Columns as="ul" gap={5}>
        {data.list.map(({ id, title, summary: words, picture: address, at: day }) => (
          <li key={id} className={cell}>
            <Card as="article" padding="none" interactive>
              <PlatformPicture address={address} look={picture} width={1600} height={640} />
              <div className={entry}>
                <Day at={day} look={small} />
                <h2 className={entryName} dir="auto">
                  <Link className={link} to={`/blog?${new URLSearchParams({ id })}`}>
                    {title}
                  </Link>
                </h2>
                {words && (
                  <p className={summary} dir="auto">
                    {words}
                  </p>
                )}
              </div>
            </Card>
          </li>
        ))}
      </Columns>
      <ListPages page={at} pages={data.totalPages} onPage={(to) => turn(to)} />
    </>
  );
}

/** The shape of what comes. */
function Waiting() {
  return (
    <Columns gap={5} aria-hidden>
      {['1', '2', '3'].map((key) => (
        <Card key={key} padding="none">
          <Skeleton shape="banner" still />
          <div className={entry}>
            <Skeleton width="half" still />
            <Skeleton still />
          </div>
        </Card>
      ))}
    </Columns>
  );
}

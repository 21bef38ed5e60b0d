import { FailureNotice } from '@marquee/blocks/failure/FailureNotice';
import { EmptyPlace } from '@marquee/blocks/page/EmptyPlace';
import { page } from '@marquee/blocks/page/page.css';
import { messages as shared } from '@marquee/blocks/page/page.messages';
import { SessionHold } from '@marquee/blocks/page/SessionHold';
import { promotionDetail } from '@marquee/sdk/contract/promotions/detail';
import { Link, useSearchParams } from '@marquee/state/navigation';
import { useCall } from '@marquee/state/queries';
import { ButtonLink } from '@marquee/ui/button/ButtonLink';
import { Card } from '@marquee/ui/card/Card';
import { SafeHtml } from '@marquee/ui/html/SafeHtml';
import { DirectionalIcon } from '@marquee/ui/icon/DirectionalIcon';
import { Container } from '@marquee/ui/layout/Container';
import { Skeleton } from '@marquee/ui/skeleton/Skeleton';
import { Heading } from '@marquee/ui/text/Heading';
import { ChevronLeft } from 'lucide-react';
import { useIntl } from 'react-intl';
import { PromotionPicture } from '../standing/PromotionPicture.tsx';
import { messages } from './detail.messages.ts';
import { Participation } from './Participation.tsx';
import { PromotionFacts } from './PromotionFacts.tsx';
import { art, back, content, facts, head, layout, panel, title as titleClass } from './PromotionPage.css.ts';
import { useTakingPart } from './useTakingPart.ts';

/** One promotion with its terms, where one stands with it, and what can be done (PROM-01b, PROM-02). */
export function PromotionPage() {
  const intl = useIntl();
  const [query] = useSearchParams();
  const id = query.get('id') ?? '';
  return (
    <Container>
      <div className={page}>
        <Link className={back} to="/promotions">
          <DirectionalIcon>
            <ChevronLeft size={18} aria-hidden />
          </DirectionalIcon>
          {intl.formatMessage(messages.back)}
        </Link>
        {id === '' ? (
          <Unknown />
        ) : (
          <SessionHold key={id}>
            <Promotion id={id} />
          </SessionHold>
        )}
      </div>
    </Container>
  );
}

function Promotion({ id }: { id: string }) {
  const intl = useIntl();
  const { data, error, isFetching, refetch } = useCall(promotionDetail, { id });
  // above the answer, so that what was begun outlives a login on the way
  const part = useTakingPart(id);
  if (!data && error?.kind === 'refused') return <Unknown />;
  if (!data && error) return <FailureNotice failure={error} retrying={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <Waiting />;
  return (
    <article className={layout}>
      <div className={head}>
        <div className={art}>
          <PromotionPicture address={data.image} />
        </div>
        <div className={titleClass}>
          <Heading level={1}>
            <bdi>{data.title}</bdi>
          </Heading>
        </div>
      </div>
      <aside className={panel} aria-label={intl.formatMessage(messages.part)}>
        <Card padding="regular">
          <div className={facts}>
            <PromotionFacts promotion={data} />
            <Participation promotion={data} part={part} />
          </div>
        </Card>
      </aside>
      <div className={content}>
        <SafeHtml html={data.content} newTabLabel={intl.formatMessage(shared.newTab)} />
      </div>
    </article>
  );
}

function Unknown() {
  const intl = useIntl();
  return (
    <EmptyPlace page title={messages.unknown} text={messages.unknownText}>
      <ButtonLink as={Link} to="/promotions">
        {intl.formatMessage(messages.back)}
      </ButtonLink>
    </EmptyPlace>
  );
}

/** The shape of what comes. */
function Waiting() {
  return (
    <div className={layout} aria-busy>
      <div className={head} aria-hidden>
        <Skeleton shape="banner" />
        <Skeleton width="half" />
      </div>
      <div className={panel} aria-hidden>
        <Card>
          <div className={facts}>
            <Skeleton />
            <Skeleton width="half" />
            <Skeleton shape="control" />
          </div>
        </Card>
      </div>
      <div className={content} aria-hidden>
        <Skeleton />
        <Skeleton />
        <Skeleton width="most" />
      </div>
    </div>
  );
}

import { FailureNotice } from '@marquee/blocks/failure/FailureNotice';
import { EmptyPlace } from '@marquee/blocks/page/EmptyPlace';
import { ListPages } from '@marquee/blocks/page/ListPages';
import { head, page } from '@marquee/blocks/page/page.css';
import { usePastLast } from '@marquee/blocks/page/usePastLast';
import { promotionList } from '@marquee/sdk/contract/promotions/list';
import { Link, useNavigate, useSearchParams } from '@marquee/state/navigation';
import { useCall } from '@marquee/state/queries';
import { ButtonLink } from '@marquee/ui/button/ButtonLink';
import { Card } from '@marquee/ui/card/Card';
import { Columns } from '@marquee/ui/layout/Columns';
import { Container } from '@marquee/ui/layout/Container';
import { Skeleton } from '@marquee/ui/skeleton/Skeleton';
import { Heading } from '@marquee/ui/text/Heading';
import { Text } from '@marquee/ui/text/Text';
import { type ReactNode, useRef } from 'react';
import { useIntl } from 'react-intl';
import { PromotionPicture } from '../standing/PromotionPicture.tsx';
import { type PromotionCard, Standing } from '../standing/Standing.tsx';
import { Term } from '../standing/Term.tsx';
import { messages } from './list.messages.ts';
import { card, cell, foot, link, name, promotions, summary, words } from './PromotionsPage.css.ts';
import { type PromotionsState, promotionAddress, promotionsAddress, promotionsState } from './promotionsAddress.ts';
import { TypeStrip } from './TypeStrip.tsx';

const PAGE_SIZE = 12;

export interface PromotionsPageProps {
  /** stands over the page: the banners of its group (SHELL-12) */
  top?: ReactNode;
}

/** All promotions by type (PROM-01a). Type and page stand in the address. */
export function PromotionsPage({ top: over }: PromotionsPageProps) {
  const intl = useIntl();
  const [query] = useSearchParams();
  const state = promotionsState(query);
  return (
    <Container>
      <div className={page}>
        {over}
        <div className={head}>
          <Heading level={1}>{intl.formatMessage(messages.title)}</Heading>
          <Text tone="secondary">{intl.formatMessage(messages.intro)}</Text>
        </div>
        <TypeStrip chosen={state.type} />
        <Promotions {...state} />
      </div>
    </Container>
  );
}

function Promotions({ type, page: at }: PromotionsState) {
  const intl = useIntl();
  const navigate = useNavigate();
  const top = useRef<HTMLDivElement>(null);
  const answer = useCall(promotionList, { page: at, size: PAGE_SIZE, ...(type && { type }) });
  const { error, isFetching, refetch } = answer;
  const past = usePastLast(at, answer.data?.totalPages, (last) =>
    navigate(promotionsAddress({ type, page: last }), { replace: true }),
  );
  const data = past ? undefined : answer.data;
  if (error && !data) return <FailureNotice failure={error} retrying={isFetching} onRetry={() => void refetch()} />;
  const turn = (to: number) => {
    void navigate(promotionsAddress({ type, page: to }));
    top.current?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <div ref={top} className={promotions} aria-busy={!data}>
      {!data && <Waiting />}
      {data?.list.length === 0 && (
        <EmptyPlace title={type ? messages.noneOfType : messages.none} {...(!type && { text: messages.noneText })}>
          {type && (
            <ButtonLink as={Link} to="/promotions">
              {intl.formatMessage(messages.showAll)}
            </ButtonLink>
          )}
        </EmptyPlace>
      )}
      {data && data.list.length > 0 && (
        <Columns as="ul" gap={5}>
          {data.list.map((one) => (
            <li key={one.id} className={cell}>
              <Promotion promotion={one} />
            </li>
          ))}
        </Columns>
      )}
      <ListPages page={at} pages={data?.totalPages ?? 1} onPage={turn} />
    </div>
  );
}

function Promotion({ promotion }: { promotion: PromotionCard }) {
  const { id, title, summary: text, image } = promotion;
  return (
    <Card as="article" padding="none" interactive>
      <div className={card}>
        <PromotionPicture address={image} />
        <div className={words}>
          <h2 className={name} dir="auto">
            <Link className={link} to={promotionAddress(id)}>
              {title}
            </Link>
          </h2>
          <p className={summary} dir="auto">
            {text}
          </p>
          <div className={foot}>
            <Term {...promotion} />
            <Standing {...promotion} />
          </div>
        </div>
      </div>
    </Card>
  );
}

/** The shape of what comes. */
function Waiting() {
  return (
    <Columns gap={5} aria-hidden>
      {['1', '2', '3', '4', '5', '6'].map((key) => (
        <Card key={key} padding="none">
          <Skeleton shape="banner" still />
          <div className={words}>
            <Skeleton width="half" still />
            <Skeleton still />
            <Skeleton width="most" still />
          </div>
        </Card>
      ))}
    </Columns>
  );
}

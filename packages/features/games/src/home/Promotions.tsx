import { PlatformPicture } from '@marquee/blocks/picture/PlatformPicture';
import type { CallOutput } from '@marquee/sdk/contract/call';
import { promotionList } from '@marquee/sdk/contract/promotions/list';
import { Link } from '@marquee/state/navigation';
import { useCall } from '@marquee/state/queries';
import { Card } from '@marquee/ui/card/Card';
import { Skeleton } from '@marquee/ui/skeleton/Skeleton';
import { useIntl } from 'react-intl';
import { quiet } from './HomePart.css.ts';
import { failureOf, HomePart } from './HomePart.tsx';
import { messages } from './home.messages.ts';
import { grid, link, picture, text, title, words } from './Promotions.css.ts';

type Promotion = CallOutput<typeof promotionList>['list'][number];

const SHOWN = 3;
const PAGE = '/promotions';
const DETAIL = '/promoDetail';
const WAITING = ['1', '2', '3'];

/** The promotions that the platform lists first (GAME-07), with the end of each in plain words; none during a pause (SAFE-02). */
export function Promotions({ hasPage }: { hasPage: (path: string) => boolean }) {
  const intl = useIntl();
  const { data, ...call } = useCall(promotionList, { size: SHOWN });
  const shown = data?.list.slice(0, SHOWN);
  return (
    <HomePart
      title={intl.formatMessage(messages.promotions)}
      all={hasPage(PAGE) && shown?.length ? PAGE : undefined}
      busy={!shown && !call.error}
      failure={shown ? undefined : failureOf(call)}
    >
      {shown?.length === 0 ? (
        <p className={quiet}>{intl.formatMessage(messages.promotionsEmpty)}</p>
      ) : (
        <ul className={grid} aria-hidden={!shown || undefined}>
          {shown
            ? shown.map((promotion) => (
                <Card as="li" key={promotion.id} padding="none" interactive={hasPage(DETAIL)}>
                  <Offer promotion={promotion} linked={hasPage(DETAIL)} />
                </Card>
              ))
            : WAITING.map((key) => (
                <Card as="li" key={key} padding="none">
                  <span className={picture} />
                  <div className={words}>
                    <Skeleton width="most" />
                    <Skeleton />
                  </div>
                </Card>
              ))}
        </ul>
      )}
    </HomePart>
  );
}

function Offer({ promotion: { id, title: name, summary, image, endTime }, linked }: OfferProps) {
  const intl = useIntl();
  return (
    <>
      <PlatformPicture address={image} look={picture} instead={<span className={picture} />} />
      <div className={words}>
        <h3 className={title} dir="auto">
          {linked ? (
            <Link className={link} to={`${DETAIL}?${new URLSearchParams({ id })}`}>
              {name}
            </Link>
          ) : (
            name
          )}
        </h3>
        {summary && (
          <p className={text} dir="auto">
            {summary}
          </p>
        )}
        {endTime !== undefined && (
          <p className={text}>
            {intl.formatMessage(messages.until, { date: intl.formatDate(endTime, { dateStyle: 'medium' }) })}
          </p>
        )}
      </div>
    </>
  );
}

interface OfferProps {
  promotion: Promotion;
  /** its page is there */
  linked: boolean;
}

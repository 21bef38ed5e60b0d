import { FailureNotice } from '@marquee/blocks/failure/FailureNotice';
import { PlatformPicture } from '@marquee/blocks/picture/PlatformPicture';
import { useBrand } from '@marquee/brand/provider';
import { noticeHead } from '@marquee/sdk/contract/firstHeads';
import { Link } from '@marquee/state/navigation';
import { useCall } from '@marquee/state/queries';
import { Skeleton } from '@marquee/ui/skeleton/Skeleton';
import { useDeferredValue } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './HomePage.messages.ts';
import { cell, grid, link, picture, words } from './Offers.css.ts';
import { type Offer, offers } from './offers.ts';
import { Section } from './Section.tsx';

/** Tiles that stand in until the platform has answered. */
const EXPECTED = ['1', '2', '3', '4', '5', '6', '7', '8'];

/** The kinds of games of the house, with the platform's pictures. Leaves the page when there is none to show. */
export function Offers({ hasPage }: { hasPage: (path: string) => boolean }) {
  const intl = useIntl();
  const { games, hosts } = useBrand();
  const { data, isPending, error, isFetching, refetch } = useDeferredValue(useCall(noticeHead, {}));
  const found = data && offers(data.banners, { off: games.off, first: games.first, images: hosts.image, hasPage });
  if (found?.length === 0) return null;
  return (
    <Section title={intl.formatMessage(messages.games)} busy={isPending}>
      {error && <FailureNotice failure={error} retrying={isFetching} onRetry={() => void refetch()} />}
      {isPending && (
        <ul className={grid} aria-hidden>
          {EXPECTED.map((key) => (
            <li key={key} className={cell}>
              <span className={picture} />
              <div className={words}>
                <Skeleton still />
                <Skeleton still width="half" />
              </div>
            </li>
          ))}
        </ul>
      )}
      {found && (
        <ul className={grid}>
          {found.map((offer) => (
            <li key={offer.category} className={cell}>
              <Tile offer={offer} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

/** Without boxes of its own: each element in sight is styled anew when the theme flips. */
function Tile({ offer: { src, title, path } }: { offer: Offer }) {
  return (
    <>
      <PlatformPicture address={src} look={picture} width={1600} height={1000} instead={<span className={picture} />} />
      {path === null ? (
        <span className={words}>{title}</span>
      ) : (
        <Link className={link} to={path}>
          {title}
        </Link>
      )}
    </>
  );
}

import { BannerCarousel } from '@marquee/blocks/banner/BannerCarousel';
import type { LazyScreen } from '@marquee/blocks/chunk/lazyScreen';
import { WhenNear } from '@marquee/blocks/chunk/WhenNear';
import { TilesWaiting } from '@marquee/blocks/game/TilesWaiting';
import { useBrand } from '@marquee/brand/provider';
import { useSession } from '@marquee/state/session';
import { useHydrated } from '@marquee/state/value';
import { Container } from '@marquee/ui/layout/Container';
import { Skeleton } from '@marquee/ui/skeleton/Skeleton';
import { VisuallyHidden } from '@marquee/ui/text/VisuallyHidden';
import { useIntl } from 'react-intl';
import { NoticeBar } from '../notices/NoticeBar.tsx';
import { messages as hero } from './Hero.messages.ts';
import { Hero } from './Hero.tsx';
import { held, page, rooms, top, waiting } from './HomePage.css.ts';
import { messages } from './HomePage.messages.ts';
import { News } from './News.tsx';
import { Offers } from './Offers.tsx';
import { TrustStrip } from './TrustStrip.tsx';

const NEWS = 'news';

export interface HomePageProps {
  /** whether this site has a page; nothing links to one it has not */
  hasPage?: (path: string) => boolean;
  /** what comes when the reader gets near; this page knows only the room it takes */
  parts?: HomeParts;
}

/** Parts of the home page that are other features' (GAME-07). */
export interface HomeParts {
  /** the games of whoever is logged in */
  YourGames: LazyScreen<object>;
  HotGames: LazyScreen<object>;
  HomeProviders: LazyScreen<object>;
  HomePromotions: LazyScreen<{ hasPage: (path: string) => boolean }>;
  HomeWinners: LazyScreen<object>;
}

/**
 * The home page (SHELL-01, SHELL-12, SHELL-13): the brand's hero with the platform's banners after it, the announcements,
 * what is the reader's own, what the house offers, popular games, providers, promotions, winners, the news, and what one should
 * know before playing. Every part waits and fails alone.
 */
export function HomePage({ hasPage = noPage, parts }: HomePageProps) {
  const intl = useIntl();
  const { name: brand } = useBrand();
  return (
    <Container>
      {/* outside the carousel: a slide out of sight is inert, and a page without a heading has no name (WCAG 2.4.6) */}
      <VisuallyHidden as="h1">{intl.formatMessage(hero.title, { brand })}</VisuallyHidden>
      <div className={page}>
        <div className={top}>
          <BannerCarousel
            group="/"
            label={intl.formatMessage(messages.highlights)}
            first={<Hero onMore={() => document.getElementById(NEWS)?.scrollIntoView()} />}
            hasPage={hasPage}
          />
          <NoticeBar />
        </div>
        {parts && <Yours screen={parts.YourGames} />}
        <Offers hasPage={hasPage} />
        {parts && (
          <>
            <WhenNear screen={parts.HotGames} props={NONE} pending={<TilesPending count={12} />} />
            <WhenNear screen={parts.HomeProviders} props={NONE} pending={<Pending room="providers" />} />
            <WhenNear screen={parts.HomePromotions} props={{ hasPage }} pending={<Pending room="promotions" />} />
            <WhenNear screen={parts.HomeWinners} props={NONE} pending={<Pending room="winners" />} />
          </>
        )}
        <News id={NEWS} />
        <TrustStrip />
      </div>
    </Container>
  );
}

/**
 * The reader's own games, for who is logged in. Until a prerendered page has read the session, the mark that the browser set
 * on it before the first paint holds the room, so that nothing moves.
 */
function Yours({ screen }: { screen: LazyScreen<object> }) {
  const hydrated = useHydrated();
  const visitor = useSession().kind === 'visitor';
  if (hydrated && visitor) return null;
  const pending = <TilesPending count={6} />;
  return hydrated ? <WhenNear screen={screen} props={NONE} pending={pending} /> : <div className={held}>{pending}</div>;
}

/** A heading and tiles. */
function TilesPending({ count }: { count: number }) {
  return (
    <div className={waiting} aria-hidden>
      <Skeleton width="some" />
      <TilesWaiting count={count} />
    </div>
  );
}

/** A heading and the room of what stands under it. */
function Pending({ room }: { room: keyof typeof rooms }) {
  return (
    <div className={waiting} aria-hidden>
      <Skeleton width="some" />
      <div className={rooms[room]}>
        <Skeleton shape="fill" />
      </div>
    </div>
  );
}

const NONE = {};
const noPage = () => false;

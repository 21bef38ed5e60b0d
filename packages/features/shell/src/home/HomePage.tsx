import { BannerCarousel } from '@marquee/blocks/banner/BannerCarousel';
import type { LazyScreen } from '@marquee/blocks/chunk/lazyScreen';
import { WhenNear } from '@marquee/blocks/chunk/WhenNear';
import { TilesWaiting } from '@marquee/blocks/game/TilesWaiting';
import { useBrand } from '@marquee/brand/provider';
import { Container } from '@marquee/ui/layout/Container';
import { Skeleton } from '@marquee/ui/skeleton/Skeleton';
import { VisuallyHidden } from '@marquee/ui/text/VisuallyHidden';
import { useIntl } from 'react-intl';
import { NoticeBar } from '../notices/NoticeBar.tsx';
import { messages as hero } from './Hero.messages.ts';
import { Hero } from './Hero.tsx';
import { page, top, waiting } from './HomePage.css.ts';
import { messages } from './HomePage.messages.ts';
import { News } from './News.tsx';
import { Offers } from './Offers.tsx';
import { TrustStrip } from './TrustStrip.tsx';

const NEWS = 'news';

export interface HomePageProps {
  /** whether this site has a page; nothing links to one it has not */
  hasPage?: (path: string) => boolean;
  /** the popular games, of which this page knows only the room they take */
  games?: LazyScreen<object>;
}

/**
 * The home page (SHELL-01, SHELL-12, SHELL-13): the brand's hero with the platform's banners after it, the announcements,
 * what the house offers, popular games, the news, and what one should know before playing. Every part waits and fails alone.
 */
export function HomePage({ hasPage = noPage, games }: HomePageProps) {
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
        <Offers hasPage={hasPage} />
        {games && <WhenNear screen={games} pending={<GamesWaiting />} />}
        <News id={NEWS} />
        <TrustStrip />
      </div>
    </Container>
  );
}

/** A heading and a dozen tiles. */
function GamesWaiting() {
  return (
    <div className={waiting} aria-hidden>
      <Skeleton width="some" />
      <TilesWaiting count={12} />
    </div>
  );
}

const noPage = () => false;

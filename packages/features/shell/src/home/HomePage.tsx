import { BannerCarousel } from '@marquee/blocks/banner/BannerCarousel';
import { useBrand } from '@marquee/brand/provider';
import { Container } from '@marquee/ui/layout/Container';
import { VisuallyHidden } from '@marquee/ui/text/VisuallyHidden';
import { useIntl } from 'react-intl';
import { NoticeBar } from '../notices/NoticeBar.tsx';
import { messages as hero } from './Hero.messages.ts';
import { Hero } from './Hero.tsx';
import { page, top } from './HomePage.css.ts';
import { messages } from './HomePage.messages.ts';
import { News } from './News.tsx';
import { Offers } from './Offers.tsx';
import { TrustStrip } from './TrustStrip.tsx';

const NEWS = 'news';

export interface HomePageProps {
  /** whether this site has a page; nothing links to one it has not */
  hasPage?: (path: string) => boolean;
}

/**
 * The home page (SHELL-01, SHELL-12, SHELL-13): the brand's hero with the platform's banners after it, the announcements,
 * what the house offers, the news, and what one should know before playing. Every part waits and fails alone.
 */
export function HomePage({ hasPage = noPage }: HomePageProps) {
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
        <News id={NEWS} />
        <TrustStrip />
      </div>
    </Container>
  );
}

const noPage = () => false;

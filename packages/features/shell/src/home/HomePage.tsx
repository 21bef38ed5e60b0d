import { BannerCarousel } from '@marquee/blocks/banner/BannerCarousel';
import { Container } from '@marquee/ui/layout/Container';
import { useIntl } from 'react-intl';
import { NoticeBar } from '../notices/NoticeBar.tsx';
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
  return (
    <Container>
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

import { BannerCarousel } from '@marquee/blocks/banner/BannerCarousel';
import { useIntl } from 'react-intl';
import { NoticeBar } from '../notices/NoticeBar.tsx';
import { messages } from './HomePage.messages.ts';
import { top } from './PageTop.css.ts';

export interface PageTopProps {
  /** the banners' group: the page's path */
  group: string;
  hasPage: (path: string) => boolean;
}

/** Stands over a page that is about something else: the banners of its group, and the notice bar under them (SHELL-12, SHELL-13). */
export function PageTop({ group, hasPage }: PageTopProps) {
  const intl = useIntl();
  return (
    <div className={top}>
      <BannerCarousel group={group} label={intl.formatMessage(messages.highlights)} hasPage={hasPage} look="slim" />
      <NoticeBar newsAt="/" />
    </div>
  );
}

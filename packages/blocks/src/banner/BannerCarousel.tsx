import { useBrand } from '@marquee/brand/provider';
import { noticeHead } from '@marquee/sdk/contract/firstHeads';
import { useCall } from '@marquee/state/queries';
import type { Timers } from '@marquee/ui/base/timers';
import { Carousel, type CarouselSlide } from '@marquee/ui/carousel/Carousel';
import { Skeleton } from '@marquee/ui/skeleton/Skeleton';
import { type ReactNode, useDeferredValue } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './BannerCarousel.messages.ts';
import { BannerSlide } from './BannerSlide.tsx';
import { bannerLink, bannerPicture } from './bannerLink.ts';
import { carouselRoom, heroRoom, type slideHeights, waiting } from './slide.css.ts';

/** How long a banner stands (SHELL-12). */
export const BANNER_MS = 5000;

export interface BannerCarouselProps {
  /** which banners: the route, such as `/`, or the popup, such as `w_login` */
  group: string;
  /** name of the region, for screen readers */
  label: string;
  /** stands before the platform's banners and is there with the page, such as the brand's own hero */
  first?: ReactNode;
  /** whether this site has a page; a banner that leads to one it has not is not clickable */
  hasPage: (path: string) => boolean;
  /** `slim` on a page that is about something else: lower, nothing under it, and its room is held until the platform has answered */
  look?: keyof typeof slideHeights;
  timers?: Pick<Timers, 'setInterval' | 'clearInterval'>;
}

/**
 * The banners of a group (SHELL-12): the first slide handed in, the platform's after it. With one slide nothing moves.
 * Banners are an extra: without an answer the first slide stands alone, and nothing is asked of the reader.
 */
export function BannerCarousel({ group, label, first, hasPage, look = 'hero', timers }: BannerCarouselProps) {
  const intl = useIntl();
  const { hosts } = useBrand();
  const { data, isPending } = useDeferredValue(useCall(noticeHead, {}));
  const slides: CarouselSlide[] = first === undefined ? [] : [{ id: 'first', content: first }];
  for (const banner of data?.banners ?? []) {
    const src = banner.groupName === group ? bannerPicture(banner, hosts.image) : null;
    if (src === null) continue;
    const title = banner.title ?? intl.formatMessage(messages.untitled);
    const link = bannerLink(banner, { hasPage, services: hosts.service });
    slides.push({ id: banner.bannerId, content: <BannerSlide src={src} title={title} link={link} look={look} /> });
  }
  if (slides.length === 0 && !(isPending && look === 'slim')) return null;
  // banners may still come, unless the platform has said that there are none
  const settled = data !== undefined && slides.length === 1;
  return (
    <div className={carouselRoom}>
      <div {...(look === 'hero' && !settled && { className: heroRoom })}>
        {slides.length === 0 ? (
          <div className={waiting} aria-hidden>
            <Skeleton shape="fill" />
          </div>
        ) : (
          <Carousel
            label={label}
            labels={{
              next: intl.formatMessage(messages.next),
              previous: intl.formatMessage(messages.previous),
              pause: intl.formatMessage(messages.pause),
              play: intl.formatMessage(messages.play),
              slide: (current, total) => intl.formatMessage(messages.slide, { current, total }),
            }}
            slides={slides}
            autoplay={BANNER_MS}
            timers={timers}
            controlsAt={look === 'slim' ? 'corner' : 'below'}
          />
        )}
      </div>
    </div>
  );
}

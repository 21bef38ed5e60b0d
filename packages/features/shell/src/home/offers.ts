import { bannerPicture, type LinkRules } from '@marquee/blocks/banner/links';
import { categoryPath, type GameCategory, gameCategories } from '@marquee/domain/gameTypes';
import type { Banner } from '@marquee/sdk/contract/content/notice';

/** A kind of game with the picture that the platform shows on its page. */
export interface Offer {
  category: GameCategory;
  src: string;
  title: string;
  /** its page, when there is one */
  path: string | null;
}

interface OfferRules extends Pick<LinkRules, 'hasPage'> {
  off: readonly GameCategory[];
  /** what the brand shows before the rest, in its order */
  first: readonly GameCategory[];
  images: readonly string[];
}

/**
 * What the house offers, told by the first banner of each category's page (SHELL-12): the platform's own picture and words,
 * without the categories that the brand has switched off (SAFE-05).
 */
export function offers(banners: readonly Banner[], { off, first, images, hasPage }: OfferRules): Offer[] {
  return [...new Set([...first, ...gameCategories])].flatMap((category) => {
    if (off.includes(category)) return [];
    const page = categoryPath(category);
    const banner = banners.find(({ groupName, title }) => groupName === page && title);
    const src = banner ? bannerPicture(banner, images) : null;
    if (!banner?.title || src === null) return [];
    return [{ category, src, title: banner.title, path: hasPage(page) ? page : null }];
  });
}

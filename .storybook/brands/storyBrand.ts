import type { BrandData } from '@marquee/brand/data';
import type { Pack } from '@marquee/i18n/catalogue';
import type { LanguageCode } from '@marquee/i18n/languages';

/** A brand as stories know it: the data of its pages, and its own words. */
export interface StoryBrand {
  data: BrandData;
  words: Partial<Record<LanguageCode, Pack>>;
}

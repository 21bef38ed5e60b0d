import type { BrandData } from '@marquee/brand/data';
import type { Pack } from '@marquee/i18n/catalogue';
import type { LanguageCode } from '@marquee/i18n/languages';
import type { ThemeValues } from '@marquee/theme/contract';

/** A brand as stories know it: the data of its pages, and its own words. */
export interface StoryBrand {
  data: BrandData;
  /** values of the contract in both themes */
  theme: Record<'light' | 'dark', ThemeValues>;
  words: Partial<Record<LanguageCode, Pack>>;
}

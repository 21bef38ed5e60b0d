import { brands } from 'virtual:marquee/brands';
import { isLanguageCode, sourceLanguage } from '@marquee/i18n/languages';
import type { StoryBrand } from '../brands/storyBrand.ts';
import { PSEUDO, type StoryLanguage } from '../words/languages.ts';

/** In which surroundings a story is shown. */
export interface Mode {
  readonly brand: StoryBrand;
  readonly theme: 'light' | 'dark';
  readonly language: StoryLanguage;
  /** the direction of the language unless said */
  readonly direction?: 'ltr' | 'rtl';
}

/** Stands in the toolbar for the theme that the brand begins with. */
export const BRAND_THEME = 'brand';

const [first] = brands;
if (!first) throw new Error('There is no brand in the brands folder. Make one: pnpm brand new');
export const firstBrand: StoryBrand = first;

/** Reads the toolbar's values, which may come from an address. */
export function modeOf(globals: Readonly<Record<string, unknown>>): Mode {
  const brand = brands.find(({ data }) => data.id === globals.brand) ?? firstBrand;
  const { theme, language } = globals;
  return {
    brand,
    theme: theme === 'light' || theme === 'dark' ? theme : brand.data.theme.default,
    language: language === PSEUDO || isLanguageCode(language) ? language : sourceLanguage,
  };
}

import { brands } from 'virtual:marquee/brands';
import {
  type Direction,
  type LanguageCode,
  languageCodes,
  languageOf,
  productLanguages,
} from '@marquee/i18n/languages';

/** The language that stories alone speak: English drawn out and mirrored. */
export const PSEUDO = 'pseudo';

/** What the toolbar may choose. */
export type StoryLanguage = LanguageCode | typeof PSEUDO;

/** Languages that the product or a brand has words in, in the order of the table. */
export const storyLanguages: readonly LanguageCode[] = languageCodes.filter(
  (code) => productLanguages.includes(code) || brands.some(({ data }) => data.languages.supported.includes(code)),
);

/** `lang` of the pseudo language: a region that CLDR keeps for right-to-left pseudo texts. */
const PSEUDO_TAG = 'en-XB';

/** `lang` and `dir` of the page. */
export function documentLanguage(language: StoryLanguage): { bcp47: string; direction: Direction } {
  return language === PSEUDO ? { bcp47: PSEUDO_TAG, direction: 'rtl' } : languageOf(language);
}

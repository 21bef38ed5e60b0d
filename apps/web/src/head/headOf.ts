import type { BrandData } from '@marquee/brand/data';
import type { PageHead } from '@marquee/brand/pageHead';
import type { Pack } from '@marquee/i18n/catalogue';
import { type LanguageCode, languageOf, sourceLanguage } from '@marquee/i18n/languages';
import { quickIntl } from '@marquee/i18n/quickIntl';
import { isHome } from '../access.ts';
import { messages } from './head.messages.ts';
import { alternates, canonicalPath, isListed, pageAddress } from './listed.ts';
import { routeHeads } from './routeHeads.ts';

export interface HeadOptions {
  readonly brand: BrandData;
  readonly path: string;
  /** of what is on the page, where it says more than the page's own */
  readonly name?: string | undefined;
  readonly language: LanguageCode;
  readonly words: Pack;
}

/** The head of a page of a brand in a language. */
export function headOf({ brand, path, name, language, words }: HeadOptions): PageHead {
  const intl = headIntl(language, words);
  const named = { brand: brand.name };
  // where a login comes first, the login page is home (SHELL-03), and says who the brand is
  const isEntrance = isHome(path) || (brand.loginRequiredForHome && path === '/login');
  const route = isEntrance ? undefined : routeHeads.get(path);
  // a page that no route knows has but the name of what is on it
  const page = isEntrance ? undefined : (name ?? (route && intl.formatMessage(route.name, named)));
  const title =
    page === undefined
      ? intl.formatMessage(messages.home, named)
      : intl.formatMessage(messages.title, { page, ...named });
  const description = route?.about
    ? intl.formatMessage(messages.about, { text: intl.formatMessage(route.about, named) })
    : intl.formatMessage(messages.description, named);
  if (!isListed(path, brand)) return { title, description };
  const at = canonicalPath(path, brand);
  return {
    title,
    description,
    found: { canonical: pageAddress(at, language, brand), alternates: alternates(at, brand) },
  };
}

const made = new WeakMap<Pack, ReturnType<typeof quickIntl>>();

/** Speaks a language without the tree of the page; what is missing is said in the language of the source. */
export function headIntl(language: LanguageCode, words: Pack) {
  const locale = languageOf(language).bcp47;
  const known = made.get(words);
  if (known?.locale === locale) return known;
  const intl = quickIntl({
    locale,
    defaultLocale: languageOf(sourceLanguage).bcp47,
    messages: words as Record<string, Pack[string]>,
    onError: () => {},
  });
  made.set(words, intl);
  return intl;
}

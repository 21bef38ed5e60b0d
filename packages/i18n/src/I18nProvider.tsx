import { type ReactNode, useMemo } from 'react';
import { RawIntlProvider } from 'react-intl';
import type { Pack } from './catalogue.ts';
import { type LanguageCode, languageOf, sourceLanguage } from './languages.ts';
import { quickIntl } from './quickIntl.ts';

export interface I18nProviderProps {
  language: LanguageCode;
  /** words over the source text */
  messages: Pack;
  /** IANA name; dates of draws and promotions are the brand's (`timeZone` of brand.json) */
  timeZone?: string;
  children: ReactNode;
}

/** The language of the source text in the code. */
const SOURCE_LOCALE = languageOf(sourceLanguage).bcp47;

/** A missing translation is not worth a word to a player: the source text shows instead (spec section 8, C08). */
const fallBackSilently = () => {};

/** Gives the tree its words and its locale. */
export function I18nProvider({ language, messages, timeZone, children }: I18nProviderProps) {
  const intl = useMemo(() => {
    const { bcp47, direction } = languageOf(language);
    return quickIntl(
      {
        locale: bcp47,
        defaultLocale: SOURCE_LOCALE,
        messages: messages as Record<string, Pack[string]>,
        onError: fallBackSilently,
        ...(timeZone ? { timeZone } : {}),
      },
      direction,
    );
  }, [language, messages, timeZone]);
  return <RawIntlProvider value={intl}>{children}</RawIntlProvider>;
}

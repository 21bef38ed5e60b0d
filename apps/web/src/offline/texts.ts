import type { BrandData } from '@marquee/brand/data';
import type { Pack } from '@marquee/i18n/catalogue';
import { type LanguageCode, languageOf } from '@marquee/i18n/languages';
import { headIntl } from '../head/headOf.ts';
import { messages as offline } from './offline.messages.ts';
import { messages as oldBrowser } from './oldBrowser.messages.ts';

/** What the page without a connection says in one language. */
export interface OfflineTexts {
  readonly title: string;
  readonly text: string;
  readonly retry: string;
  readonly still: string;
}

/** What a page that a browser is too old for says in one language. */
export interface OldBrowserTexts {
  readonly tag: string;
  readonly direction: 'ltr' | 'rtl';
  readonly title: string;
  readonly text: string;
}

export function offlineTexts({ name }: BrandData, language: LanguageCode, words: Pack): OfflineTexts {
  const intl = headIntl(language, words);
  const named = { brand: name };
  return {
    title: intl.formatMessage(offline.title, named),
    text: intl.formatMessage(offline.text, named),
    retry: intl.formatMessage(offline.retry, named),
    still: intl.formatMessage(offline.still, named),
  };
}

export function oldBrowserTexts({ name }: BrandData, language: LanguageCode, words: Pack): OldBrowserTexts {
  const intl = headIntl(language, words);
  const { bcp47: tag, direction } = languageOf(language);
  const named = { brand: name };
  return {
    tag,
    direction,
    title: intl.formatMessage(oldBrowser.title, named),
    text: intl.formatMessage(oldBrowser.text, named),
  };
}

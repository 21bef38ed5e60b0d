import { useBrand } from '@marquee/brand/provider';
import { messages } from '@marquee/feature-shell/page/meta';
import { type LanguageCode, languageOf } from '@marquee/i18n/languages';
import { useTheme } from '@marquee/state/preferences';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';

/** Keeps the document itself in step with language and theme: `lang`, `dir`, title, colour of the browser's frame. */
export function Head({ language }: { language: LanguageCode }) {
  const intl = useIntl();
  const brand = useBrand();
  const [theme] = useTheme();
  const title = intl.formatMessage(messages.title, { brand: brand.name });
  const frame = brand.theme.frame[theme];

  useEffect(() => {
    const { bcp47, direction } = languageOf(language);
    document.documentElement.lang = bcp47;
    document.documentElement.dir = direction;
    document.title = title;
  }, [language, title]);

  useEffect(() => {
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', frame);
  }, [frame]);

  return null;
}

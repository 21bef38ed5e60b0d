import { BrandProvider } from '@marquee/brand/provider';
import type { Pack } from '@marquee/i18n/catalogue';
import type { LanguageCode } from '@marquee/i18n/languages';
import { I18nProvider } from '@marquee/i18n/provider';
import { useLanguage } from '@marquee/state/preferences';
import { StateProvider } from '@marquee/state/provider';
import { type ReactNode, useLayoutEffect } from 'react';
import { useIntl } from 'react-intl';
import { speaks } from './played.ts';
import type { TestApp } from './testApp.ts';
import { wordsOf } from './words.ts';

export interface AppFrameProps {
  test: TestApp;
  /** other words than the product's own */
  words?: (language: LanguageCode) => Pack;
  children: ReactNode;
}

/** Everything above a screen but its place: words, brand, store, client. Follows the language that is chosen. */
export function AppFrame({ test, words, children }: AppFrameProps) {
  const { app, client, brand } = test;
  return (
    <StateProvider app={app} client={client}>
      <BrandProvider data={brand}>
        <Spoken brand={brand} words={words ?? ((language) => wordsOf(language, brand.languages.default))}>
          <Heard app={app} />
          {children}
        </Spoken>
      </BrandProvider>
    </StateProvider>
  );
}

type SpokenProps = Required<Pick<AppFrameProps, 'words' | 'children'>> & Pick<TestApp, 'brand'>;

function Spoken({ brand, words, children }: SpokenProps) {
  const [language] = useLanguage();
  return (
    <I18nProvider language={language} messages={words(language)} timeZone={brand.timeZone}>
      {children}
    </I18nProvider>
  );
}

/** For plays, which look for what is said on the screen. */
function Heard({ app }: Pick<TestApp, 'app'>) {
  const intl = useIntl();
  useLayoutEffect(() => speaks(app, intl), [app, intl]);
  return null;
}

import { BrandProvider } from '@marquee/brand/provider';
import { I18nProvider } from '@marquee/i18n/provider';
import { useLanguage } from '@marquee/state/preferences';
import { StateProvider } from '@marquee/state/provider';
import type { ReactNode } from 'react';
import type { TestApp } from './testApp.ts';
import { wordsOf } from './words.ts';

/** Everything above a screen but the router: words, brand, store, client. Follows the language that is chosen. */
export function AppFrame({ test, children }: { test: TestApp; children: ReactNode }) {
  const { app, client, brand } = test;
  return (
    <StateProvider app={app} client={client}>
      <BrandProvider data={brand}>
        <Spoken test={test}>{children}</Spoken>
      </BrandProvider>
    </StateProvider>
  );
}

function Spoken({ test, children }: { test: TestApp; children: ReactNode }) {
  const [language] = useLanguage();
  const { languages, timeZone } = test.brand;
  return (
    <I18nProvider language={language} messages={wordsOf(language, languages.default)} timeZone={timeZone}>
      {children}
    </I18nProvider>
  );
}

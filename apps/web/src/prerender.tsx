import { words } from 'virtual:marquee/words';
import type { BrandData } from '@marquee/brand/data';
import { messages as meta } from '@marquee/feature-shell/page/meta';
import { InvalidUrlPage } from '@marquee/feature-shell/status/InvalidUrlPage';
import { messages as invalidUrl } from '@marquee/feature-shell/status/invalidUrl';
import type { Pack } from '@marquee/i18n/catalogue';
import { type LanguageCode, languageOf, productLanguages, sourceLanguage } from '@marquee/i18n/languages';
import { I18nProvider } from '@marquee/i18n/provider';
import { createMemoryStorage } from '@marquee/state/storage';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { createIntl, type MessageDescriptor } from 'react-intl';
import { StaticRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { createBoot } from './boot.ts';
import { createScreens, type Screens, screenFor } from './screens.ts';

/** What the build puts into a brand's HTML: markup by path, and the words of the head, in the brand's default language. */
export interface Prerendered {
  title: string;
  description: string;
  noScript: string;
  /** path → markup of the app at that path, as a visitor without a session sees it */
  bodies: Record<string, string>;
  /** header and footer around an empty main part, for every other path */
  shell: string;
}

export interface PrerenderOptions {
  brand: BrandData;
  /** the brand's own words in its default language */
  overrides: Pack;
  paths: readonly string[];
}

/** Renders pages of a brand to markup that the browser's own render agrees with (BRAND-10, BRAND-13). */
export async function prerender({ brand, overrides, paths }: PrerenderOptions): Promise<Prerendered> {
  const language = brand.languages.default;
  const boot = createBoot({
    brand,
    storage: createMemoryStorage(),
    host: brand.domains[0] ?? brand.id,
    // nothing that is prerendered may depend on when it was built
    clock: { now: () => 0 },
    fetch: () => Promise.reject(new Error('no calls while prerendering')),
    loadOverrides: () => Promise.resolve(overrides),
  });
  const screens = createScreens(boot.words);
  await Promise.all([boot.words.show(language), ...paths.map((path) => screenFor(screens, path).preload())]);

  const render = (path: string, shown: Screens) =>
    renderToString(
      <App
        boot={boot}
        screens={shown}
        router={(children) => <StaticRouter location={path}>{children}</StaticRouter>}
      />,
    );
  const intl = intlOf(language, boot.words.current().messages);
  const say = (message: MessageDescriptor) => intl.formatMessage(message, { brand: brand.name });
  // where a login comes first there is no page without it, and so no empty shell
  const shell = brand.loginRequiredForHome ? '' : render('/', { ...screens, Home: nothing });
  const prerendered = {
    title: say(meta.title),
    description: say(meta.description),
    noScript: say(meta.noScript),
    bodies: Object.fromEntries(paths.map((path) => [path, render(path, screens)])),
    shell,
  };
  // unasked queries would keep the process alive until they are collected
  boot.app.queries.clear();
  return prerendered;
}

const nothing: Screens['Home'] = Object.assign(() => null, { preload: () => Promise.resolve(), useReady: () => true });

/** A page that belongs to no brand, in one language. */
export interface BrandlessPage {
  language: LanguageCode;
  title: string;
  body: string;
}

/** Renders the page for a host name that belongs to no brand in every language that the product speaks (BRAND-11). */
export async function prerenderInvalidUrl(): Promise<BrandlessPage[]> {
  return Promise.all(
    productLanguages.map(async (language) => {
      const messages = (await words.core?.[language]?.())?.default ?? {};
      return {
        language,
        title: intlOf(language, messages).formatMessage(invalidUrl.title),
        body: renderToStaticMarkup(
          <I18nProvider language={language} messages={messages}>
            <InvalidUrlPage />
          </I18nProvider>,
        ),
      };
    }),
  );
}

function intlOf(language: LanguageCode, messages: Pack) {
  return createIntl({
    locale: languageOf(language).bcp47,
    defaultLocale: languageOf(sourceLanguage).bcp47,
    messages: messages as Record<string, Pack[string]>,
    onError: () => {},
  });
}

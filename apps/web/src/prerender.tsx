import { words } from 'virtual:marquee/words';
import type { BrandData } from '@marquee/brand/data';
import { InvalidUrlPage } from '@marquee/feature-shell/status/InvalidUrlPage';
import { messages as invalidUrl } from '@marquee/feature-shell/status/invalidUrl';
import { fallbackChain, mergePacks, type Pack } from '@marquee/i18n/catalogue';
import { type LanguageCode, productLanguages } from '@marquee/i18n/languages';
import { I18nProvider } from '@marquee/i18n/provider';
import { createMemoryStorage } from '@marquee/state/storage';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { createBoot } from './boot.ts';
import { messages as meta } from './head/head.messages.ts';
import { headIntl, headOf, type PageHead } from './head/headOf.ts';
import { alternates, canonicalPath, listedPaths, pageAddress } from './head/listed.ts';
import { createScreens, type Screens, screenFor } from './screens.ts';

/** What the build puts into a brand's HTML: markup by path, and the words of the head, in the brand's default language. */
export interface Prerendered {
  /** path → what the head of the page says */
  heads: Record<string, PageHead>;
  /** what the head says before it is known which page it is: who the brand is */
  head: PageHead;
  noScript: string;
  /** paths that search engines may show */
  listed: string[];
  /** those that have no other spelling, each with its addresses by language */
  map: { address: string; alternates: ReturnType<typeof alternates> }[];
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
  const spoken = await siteWords(language, brand, overrides);
  const head = (path: string) => headOf({ brand, path, language, words: spoken });
  const listed = listedPaths(brand);
  // where a login comes first there is no page without it, and so no empty shell
  const shell = brand.loginRequiredForHome ? '' : render('/', { ...screens, Home: nothing });
  const prerendered = {
    heads: Object.fromEntries(paths.map((path) => [path, head(path)])),
    head: { title: head('/').title, description: head('/').description },
    noScript: headIntl(language, spoken).formatMessage(meta.noScript, { brand: brand.name }),
    listed,
    map: mapOf(brand, listed),
    bodies: Object.fromEntries(paths.map((path) => [path, render(path, screens)])),
    shell,
  };
  // unasked queries would keep the process alive until they are collected
  boot.app.queries.clear();
  return prerendered;
}

const nothing: Screens['Home'] = Object.assign(() => null, { preload: () => Promise.resolve(), useReady: () => true });

/** Words of the head and of pages that stand alone, with the brand's own over them. */
async function siteWords(language: LanguageCode, brand: BrandData, overrides: Pack): Promise<Pack> {
  const packs = await Promise.all(
    fallbackChain(language, brand.languages.default)
      .reverse()
      .map((code) => words.site?.[code]?.().then((module) => module.default)),
  );
  return mergePacks(...packs, overrides);
}

/** One entry for each page and language: every spelling leads to one that search engines are told. */
function mapOf(brand: BrandData, listed: readonly string[]): Prerendered['map'] {
  const paths = [...new Set(listed.map((path) => canonicalPath(path, brand)))];
  return paths.flatMap((path) =>
    brand.languages.supported.map((code) => ({
      address: pageAddress(path, code, brand),
      alternates: alternates(path, brand),
    })),
  );
}

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
        title: headIntl(language, messages).formatMessage(invalidUrl.title),
        body: renderToStaticMarkup(
          <I18nProvider language={language} messages={messages}>
            <InvalidUrlPage />
          </I18nProvider>,
        ),
      };
    }),
  );
}

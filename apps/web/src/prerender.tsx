import { words } from 'virtual:marquee/later-words';
import type { BrandData } from '@marquee/brand/data';
import type { PageHead } from '@marquee/brand/pageHead';
import { BrandProvider } from '@marquee/brand/provider';
import type { SiteHeads } from '@marquee/brand/siteHeads';
import { InvalidUrlPage } from '@marquee/feature-shell/status/InvalidUrlPage';
import { messages as invalidUrl } from '@marquee/feature-shell/status/invalidUrl';
import { mergePacks, type Pack } from '@marquee/i18n/catalogue';
import { type LanguageCode, languageOf, productLanguages } from '@marquee/i18n/languages';
import { I18nProvider } from '@marquee/i18n/provider';
import { createMemoryStorage } from '@marquee/state/storage';
import { createServerHistory } from '@tanstack/history';
import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { App } from './App.tsx';
import { homePaths, redirectFor } from './access.ts';
import { createBoot } from './boot.ts';
import { messages as meta } from './head/head.messages.ts';
import { headIntl, headOf } from './head/headOf.ts';
import { addressesFrom, alternates, canonicalPath, isListed, listedPaths, pageAddress } from './head/listed.ts';
import { routeHeads } from './head/routeHeads.ts';
import { siteWords } from './head/siteWords.ts';
import { OfflinePage } from './offline/OfflinePage.tsx';
import { OldBrowserPage } from './offline/OldBrowserPage.tsx';
import { type OfflineTexts, offlineTexts, oldBrowserTexts } from './offline/texts.ts';
import { hasPage } from './pages.ts';
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
  /** what the heads of all pages say, in every language */
  siteHeads: SiteHeads;
  /** path → markup of the app at that path, as a visitor without a session sees it */
  bodies: Record<string, string>;
  /** header and footer around an empty main part, for every other path */
  shell: string;
}

export interface PrerenderOptions {
  brand: BrandData;
  /** the brand's own words */
  overrides: Partial<Record<LanguageCode, Pack>>;
  paths: readonly string[];
}

/** Renders pages of a brand to markup that the browser's own render agrees with (BRAND-10, BRAND-13). */
export async function prerender({ brand, overrides, paths }: PrerenderOptions): Promise<Prerendered> {
  const language = brand.languages.default;
  const own = overrides[language] ?? {};
  const boot = createBoot({
    brand,
    storage: createMemoryStorage(),
    host: brand.domains[0] ?? brand.id,
    // nothing that is prerendered may depend on when it was built
    clock: { now: () => 0 },
    fetch: () => Promise.reject(new Error('no calls while prerendering')),
    loadOverrides: () => Promise.resolve(own),
  });
  const screens = createScreens(boot.words);
  await Promise.all([boot.words.show(language), ...paths.map((path) => screenFor(screens, path).preload())]);

  const render = (path: string, shown: Screens) =>
    renderToString(<App boot={boot} screens={shown} history={createServerHistory(path)} />).replace(PRELOADS, '');
  const spoken = await siteWords(language, brand, own);
  const head = (path: string) => headOf({ brand, path, language, words: spoken });
  const listed = listedPaths(brand);
  // where a login comes first there is no page without it, and so no empty shell
  const shell = brand.loginRequiredForHome ? '' : render(ELSEWHERE, { ...screens, NotFound: nothing });
  const prerendered = {
    heads: Object.fromEntries(paths.map((path) => [path, head(path)])),
    head: { title: head('/').title, description: head('/').description },
    noScript: headIntl(language, spoken).formatMessage(meta.noScript, { brand: brand.name }),
    listed,
    map: mapOf(brand, listed),
    siteHeads: await siteHeadsOf(brand, overrides),
    bodies: Object.fromEntries(paths.map((path) => [path, render(path, screens)])),
    shell,
  };
  // unasked queries would keep the process alive until they are collected
  boot.app.queries.clear();
  return prerendered;
}

/** What React puts before the markup for pictures that stand some lines further down: each only costs the browser time. */
const PRELOADS = /^(<link rel="preload" as="image"[^>]*>)+/;

/** No page: in the shell of any other, no entry of a menu is marked as the one that one is on. */
const ELSEWHERE = '/elsewhere';

const nothing: Screens['NotFound'] = Object.assign(() => null, {
  preload: () => Promise.resolve(),
  useReady: () => true,
});

/** A page that stands by itself: one thing to say, and no script of the app. */
export interface LonePage {
  title: string;
  body: string;
}

export interface LonePages {
  offline: LonePage & {
    /** by BCP 47 tag: the page without a connection is one for all languages of the brand */
    texts: Record<string, OfflineTexts>;
  };
  oldBrowser: LonePage;
}

/** Renders the pages of a brand that show when the app cannot: without a connection, and in a browser too old for it. */
export async function prerenderLonePages(
  brand: BrandData,
  overrides: Partial<Record<LanguageCode, Pack>>,
): Promise<LonePages> {
  const { default: first, supported } = brand.languages;
  const codes = [first, ...supported.filter((code) => code !== first)];
  const spoken = await Promise.all(
    codes.map(async (code) => {
      const words = await siteWords(code, brand, mergePacks(overrides[first], overrides[code]));
      return [code, offlineTexts(brand, code, words), oldBrowserTexts(brand, code, words)] as const;
    }),
  );
  const byTag = spoken.map(([code, texts]) => [languageOf(code).bcp47, texts] as const);
  const texts = Object.fromEntries(byTag);
  const [own] = byTag;
  if (!own) throw new Error(`${brand.id} speaks no language.`);
  const render = (page: ReactNode) => renderToStaticMarkup(<BrandProvider data={brand}>{page}</BrandProvider>);
  const old = spoken.map(([, , each]) => each);
  return {
    offline: { title: own[1].title, body: render(<OfflinePage texts={own[1]} />), texts },
    oldBrowser: { title: old[0]?.title ?? brand.name, body: render(<OldBrowserPage texts={old} />) },
  };
}

/** Every page's head in every language. Where a login comes first, an address that is not open shows the login. */
async function siteHeadsOf(brand: BrandData, overrides: PrerenderOptions['overrides']): Promise<SiteHeads> {
  const { default: first, supported } = brand.languages;
  const opens = (path: string) =>
    redirectFor({ loginRequired: brand.loginRequiredForHome, signedIn: false, path }) === null;
  const routes = [...routeHeads.keys()].filter((path) => hasPage(path, brand.games.off));
  const paths = [...homePaths, ...routes.filter(opens)];
  const pages = Object.fromEntries(
    paths.map((path) => {
      const at = isListed(path, brand) ? { at: canonicalPath(path, brand) } : {};
      return [path, { ...at, said: {} } as SiteHeads['pages'][string]] as const;
    }),
  );
  for (const language of new Set([first, ...supported])) {
    const words = await siteWords(language, brand, mergePacks(overrides[first], overrides[language]));
    for (const path of paths) {
      const { title, description } = headOf({ brand, path, language, words });
      const page = pages[path];
      if (page) page.said[language] = [title, description];
    }
  }
  return { ...addressesFrom(brand), pages, rest: routes.filter((path) => !opens(path)) };
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
      const messages = (await words.closed?.[language]?.())?.default ?? {};
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

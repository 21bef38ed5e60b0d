import { words as loaders } from 'virtual:marquee/words';
import type { BrandData } from '@marquee/brand/data';
import type { LanguageCode } from '@marquee/i18n/languages';
import { NEWS } from '@marquee/sandbox/news';
import { createMemoryStorage, ownKey } from '@marquee/state/storage';
import { historyAt } from '@marquee/testing/places';
import { createTestApp, type TestApp } from '@marquee/testing/testApp';
import { App } from '@marquee/web/src/App.tsx';
import type { Boot } from '@marquee/web/src/boot.ts';
import { createScreens, type Screens, screenFor } from '@marquee/web/src/screens.ts';
import { WordsStore } from '@marquee/web/src/words.ts';
import { http, passthrough } from 'msw';
import { setupWorker } from 'msw/browser';
import type { Root } from 'react-dom/client';
import type { ScreenDraft, ToScreen } from '../shared/wallMessages.ts';

export interface ScreenOptions {
  root: Root;
  /** hold the theme and the font faces of the draft; apart, because new faces lay the whole page out anew */
  colours: HTMLElement;
  fonts: HTMLElement;
  path: string;
  theme: 'light' | 'dark';
  session: 'visitor' | 'member';
}

interface Opened {
  boot: Boot;
  screens: Screens;
}

/** What a page asks or tells a newcomer first would lie over every screen of the wall. */
const asked = {
  [ownKey('age')]: '99',
  [ownKey('consent')]: 'necessary',
  [ownKey('noticesSeen')]: NEWS.map(({ id }) => id).join(' '),
};

/** One screen of the wall: the site itself at a path, on a sandbox of its own, with the brand as the studio has it now. */
export function openScreen({ root, colours, fonts, path, theme, session }: ScreenOptions) {
  const history = historyAt(path);
  let now: Partial<ScreenDraft> = {};
  let opened: Promise<Opened> | undefined;

  async function open(brand: BrandData, language: LanguageCode): Promise<Opened> {
    const test = await testApp(brand, { language, theme, session });
    const store = new WordsStore({
      loaders,
      fallback: brand.languages.default,
      overrides: (code) => Promise.resolve(now.words?.[code] ?? {}),
    });
    const boot: Boot = {
      brand,
      app: test.app,
      client: test.client,
      words: store,
      host: location.hostname,
      clock: test.clock,
      followRoutes: async () => {},
    };
    const screens = createScreens(store);
    await screenFor(screens, path).preload();
    return { boot, screens };
  }

  return {
    /** Resolves when the draft is in the document. */
    async show({ studio: _, version: __, ...parts }: ToScreen): Promise<void> {
      now = { ...now, ...parts };
      if (parts.colours !== undefined) colours.textContent = parts.colours;
      if (parts.fonts !== undefined) fonts.textContent = parts.fonts;
      const { brand, language } = now;
      if (!brand || !language || !(parts.brand || parts.language || parts.words)) return;
      opened ??= open(brand, language);
      const { boot, screens } = await opened;
      if (parts.language || parts.words) {
        boot.app.preferences.setLanguage(language);
        await boot.words.show(language);
      }
      if (!parts.brand) return;
      root.render(<App boot={{ ...boot, brand }} screens={screens} history={history} />);
    },
  };
}

async function testApp(
  brand: BrandData,
  options: { language: LanguageCode; theme: 'light' | 'dark'; session: 'visitor' | 'member' },
): Promise<TestApp> {
  const worker = setupWorker();
  await worker.start({ quiet: true, onUnhandledRequest: 'bypass', serviceWorker: { url: 'mockServiceWorker.js' } });
  return createTestApp({
    ...options,
    storage: createMemoryStorage({ local: asked }),
    brand: { ...brand, api: { ...brand.api, origin: location.origin } },
    connect: (platform) => {
      // pictures are asked for by the document itself
      worker.use(
        http.all('*', ({ request }) =>
          platform.handles(new URL(request.url).pathname) ? platform.fetch(request) : passthrough(),
        ),
      );
      return (input, init) => platform.fetch(new Request(input, init));
    },
  });
}

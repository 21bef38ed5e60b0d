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
import { flushSync } from 'react-dom';
import type { Root } from 'react-dom/client';
import type { AppDraft, ToScreen } from '../shared/wallMessages.ts';
import { keptLoaders } from './keptLoaders.ts';
import { type WatchedFlags, watchedFlags } from './watchedFlags.ts';
import { differingWords, type WatchedWords, watchedWords } from './watchedWords.ts';

export interface ScreenOptions {
  root: Root;
  path: string;
  theme: 'light' | 'dark';
  session: 'visitor' | 'member';
}

interface Opened {
  boot: Boot;
  screens: Screens;
  watched: WatchedWords;
  flags: WatchedFlags;
}

/** What a page asks or tells a newcomer first would lie over every screen of the wall. */
const asked = {
  [ownKey('age')]: '99',
  [ownKey('consent')]: 'necessary',
  [ownKey('noticesSeen')]: NEWS.map(({ id }) => id).join(' '),
};

/** One screen of the wall: the site itself at a path, on a sandbox of its own, with the brand as the studio has it now. */
export function openScreen({ root, path, theme, session }: ScreenOptions) {
  const history = historyAt(path);
  let now: Partial<AppDraft> = {};
  let opened: Promise<Opened> | undefined;
  /** the brand as it was rendered last */
  let rendered: BrandData | undefined;

  async function open(brand: BrandData, language: LanguageCode): Promise<Opened> {
    const test = await testApp(brand, { language, theme, session });
    const store = new WordsStore({
      loaders: keptLoaders(loaders),
      fallback: brand.languages.default,
      overrides: (code) => Promise.resolve(now.words?.[code] ?? {}),
    });
    const watched = watchedWords(store, () => void store.show(test.app.preferences.language()));
    const boot: Boot = {
      brand,
      app: test.app,
      client: test.client,
      words: watched.words,
      host: location.hostname,
      clock: test.clock,
      followRoutes: async () => {},
    };
    const screens = createScreens(store);
    await screenFor(screens, path).preload();
    return { boot, screens, watched, flags: watchedFlags(() => now.brand && void render(now.brand)) };
  }

  async function render(brand: BrandData): Promise<void> {
    if (!opened) return;
    const { boot, screens, flags } = await opened;
    rendered = brand;
    // at once: the studio draws all screens in one frame
    flushSync(() =>
      root.render(<App boot={{ ...boot, brand: flags.watch(brand) }} screens={screens} history={history} />),
    );
  }

  return {
    /** Resolves when the draft is in the document. */
    async show({ version: _, ...parts }: ToScreen): Promise<void> {
      const changed = parts.words ? differingWords(now.words ?? {}, parts.words) : [];
      now = { ...now, ...parts };
      const { brand, language } = now;
      if (!brand || !language) return;
      opened ??= open(brand, language);
      const { boot, watched, flags } = await opened;
      if (parts.language || watched.touches(changed)) {
        boot.app.preferences.setLanguage(language);
        await boot.words.show(language);
      }
      if (parts.brand && (!rendered || flags.touches(rendered, brand))) await render(brand);
    },
  };
}

function testApp(
  brand: BrandData,
  options: { language: LanguageCode; theme: 'light' | 'dark'; session: 'visitor' | 'member' },
): Promise<TestApp> {
  return createTestApp({
    ...options,
    storage: createMemoryStorage({ local: asked }),
    brand: { ...brand, api: { ...brand.api, origin: location.origin } },
  });
}

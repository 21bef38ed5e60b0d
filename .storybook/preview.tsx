import '@fontsource-variable/noto-sans-sc/index.css';
import '@marquee/ui/base/base.css';
import './docs/parts/page.css.ts';
import { brands, css } from 'virtual:marquee/brands';
import type { BrandData } from '@marquee/brand/data';
import { languageOf, sourceLanguage } from '@marquee/i18n/languages';
import type { TestApp } from '@marquee/testing/testApp';
import type { Preview } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { configure } from 'storybook/test';
import { expectQuietConsole, watchConsole } from './frame/consoleErrors.ts';
import { BRAND_THEME, firstBrand, type Mode, modeOf } from './frame/mode.ts';
import { StoryFrame } from './frame/StoryFrame.tsx';
import { settled } from './frame/settled.ts';
import { expectNoSidewaysScroll } from './frame/sideways.ts';
import { holdStill } from './frame/stillness.ts';
import { createStoryApp, type SandboxParameters } from './frame/storyApp.ts';
import { chosenMode } from './tests/chosenMode.ts';
import { PSEUDO, storyLanguages } from './words/languages.ts';

const themes = document.createElement('style');
themes.textContent = css;
document.head.append(themes);

let letMove = () => {};

interface Loaded {
  app: TestApp;
  mode: Mode;
}

// a wait that is met ends at once; on a busy machine one second is not long
configure({ asyncUtilTimeout: 30_000 });
/** every brand in both themes, for reviews on Chromatic */
const chromaticModes = Object.fromEntries(
  brands.flatMap(({ data: { id } }) =>
    (['light', 'dark'] as const).map((theme) => [`${id} ${theme}`, { brand: id, theme }]),
  ),
);
const startWorker = mswLoader();
/** a new platform is a new page: no state of the last one stays */
const keys = new WeakMap<TestApp, number>();
let made = 0;
const keyOf = (app: TestApp) => {
  const key = keys.get(app) ?? ++made;
  keys.set(app, key);
  return key;
};
const wcag22aa = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

export default {
  loaders: [
    async (context) => {
      await startWorker(context);
      const mode = (await chosenMode(context)) ?? modeOf(context.globals);
      const app = await createStoryApp({
        mode,
        sandbox: (context.parameters.sandbox ?? {}) as SandboxParameters,
        brand: (context.parameters.brand ?? {}) as Partial<BrandData>,
        use: (...handlers) => context.msw.use(...handlers),
      });
      return { mode, app };
    },
  ],
  beforeEach: () => {
    watchConsole();
    letMove = holdStill();
    // also when the play fails
    return letMove;
  },
  // runs before the check of accessibility
  afterEach: async ({ loaded }) => {
    await settled((loaded as Loaded).app);
    letMove();
    expectQuietConsole();
    expectNoSidewaysScroll();
  },
  decorators: [
    (Story, { loaded, parameters }) => {
      const { app, mode } = loaded as Loaded;
      return (
        <StoryFrame key={keyOf(app)} app={app} mode={mode} at={(parameters.at as string) ?? '/'}>
          <Story />
        </StoryFrame>
      );
    },
  ],
  globalTypes: {
    brand: {
      description: 'Brand',
      toolbar: {
        icon: 'paintbrush',
        items: brands.map(({ data }) => ({ value: data.id, title: data.name })),
        dynamicTitle: true,
      },
    },
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'mirror',
        items: [
          { value: BRAND_THEME, title: 'Theme of the brand' },
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
        dynamicTitle: true,
      },
    },
    language: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        items: [
          ...storyLanguages.map((code) => {
            const { name, direction } = languageOf(code);
            return { value: code, title: name, right: `${code} ${direction}` };
          }),
          { value: PSEUDO, title: 'Pseudo: long, accented, mirrored', right: 'rtl' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { brand: firstBrand.data.id, theme: BRAND_THEME, language: sourceLanguage },
  parameters: {
    a11y: {
      test: 'error',
      options: { runOnly: wcag22aa },
      // the one rule of WCAG 2.2 (2.5.8), which axe leaves off unless asked
      config: { rules: [{ id: 'target-size', enabled: true }] },
    },
    chromatic: { modes: chromaticModes },
    controls: { expanded: true },
    viewport: {
      options: {
        phone: { name: 'Phone, 360 px', styles: { width: '360px', height: '800px' }, type: 'mobile' },
        desktop: { name: 'Desktop, 1440 px', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
      },
    },
  },
} satisfies Preview;

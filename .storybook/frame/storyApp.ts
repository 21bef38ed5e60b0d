import type { BrandData } from '@marquee/brand/data';
import { sourceLanguage } from '@marquee/i18n/languages';
import { createTestApp, type TestApp, type TestAppOptions } from '@marquee/testing/testApp';
import { http, passthrough, type RequestHandler } from 'msw';
import { PSEUDO } from '../words/languages.ts';
import type { Mode } from './mode.ts';

/** What a story says of the platform behind it, as `parameters.sandbox`. */
export type SandboxParameters = Pick<TestAppOptions, 'scenario' | 'fault' | 'session' | 'modules'>;

export interface StoryAppOptions {
  mode: Mode;
  sandbox: SandboxParameters;
  /** what differs from the brand, as `parameters.brand` */
  brand: Partial<BrandData>;
  /** puts the sandbox behind the page's network */
  use: (...handlers: RequestHandler[]) => void;
}

/** The product below the screens on a sandbox of its own, reached over the page's network like a real platform. */
export function createStoryApp({ mode, sandbox, brand, use }: StoryAppOptions): Promise<TestApp> {
  const { data } = mode.brand;
  const language = mode.language === PSEUDO ? sourceLanguage : mode.language;
  const supported = data.languages.supported;
  return createTestApp({
    ...sandbox,
    language,
    theme: mode.theme,
    brand: {
      ...data,
      ...brand,
      // what the toolbar shows need not be a language of the brand
      languages: { ...data.languages, supported: supported.includes(language) ? supported : [...supported, language] },
      api: { ...data.api, origin: location.origin },
    },
    connect: (platform) => {
      use(
        http.all('*', ({ request }) =>
          platform.handles(new URL(request.url).pathname) ? platform.fetch(request) : passthrough(),
        ),
      );
      return fetch;
    },
  });
}

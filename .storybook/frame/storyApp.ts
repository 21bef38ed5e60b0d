import type { BrandData } from '@marquee/brand/data';
import { sourceLanguage } from '@marquee/i18n/languages';
import { createTestApp, type TestApp, type TestAppOptions } from '@marquee/testing/testApp';
import { HttpResponse, http, passthrough, type RequestHandler } from 'msw';
import { PSEUDO } from '../words/languages.ts';
import type { Mode } from './mode.ts';

/** What a story says of the platform behind it, as `parameters.sandbox`. */
export type SandboxParameters = Pick<TestAppOptions, 'scenario' | 'fault' | 'session' | 'modules'>;

export interface StoryAppOptions {
  mode: Pick<Mode, 'language' | 'theme'> & { readonly brand: Pick<Mode['brand'], 'data'> };
  sandbox: SandboxParameters;
  /** what differs from the brand, as `parameters.brand` */
  brand: Partial<BrandData>;
  /** puts the sandbox behind the page's network */
  use: (...handlers: RequestHandler[]) => void;
}

/** Names the story that a request is of. */
const STORY = 'X-Story';
let made = 0;

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
      made += 1;
      const story = String(made);
      use(
        http.all('*', ({ request }) => {
          if (!platform.handles(new URL(request.url).pathname)) return passthrough();
          // what a story before this one sends late, such as a registration, must not be done on this one's platform
          const late = (request.headers.get(STORY) ?? story) !== story;
          return late ? HttpResponse.error() : platform.fetch(request);
        }),
      );
      return (input, init) => {
        const request = new Request(input, init);
        request.headers.set(STORY, story);
        return fetch(request);
      };
    },
  });
}

import { words as loaders } from 'virtual:marquee/words';
import type { BrandData } from '@marquee/brand/data';
import type { Pack } from '@marquee/i18n/catalogue';
import type { JweCipherOptions } from '@marquee/sdk/cipher';
import type { Client, ClientOptions, Seal } from '@marquee/sdk/client';
import { apiOrigin } from '@marquee/sdk/environment';
import { PlatformError } from '@marquee/sdk/errors';
import { lateOrigins } from '@marquee/sdk/lateOrigins';
import type { AppStorage } from '@marquee/state/storage';
import { type AppStore, createAppStore } from '@marquee/state/store';
import { keptOnceThere } from './keptOnceThere.ts';
import { WordsStore } from './words.ts';

/** What a page is made of, before React: handed in whole, so that prerendering and tests use the same. */
export interface Boot {
  readonly brand: BrandData;
  readonly app: AppStore;
  readonly client: Client;
  readonly words: WordsStore;
  /** asks for the platform's other domains and takes them up (SDK-07); to be called once the page stands */
  followRoutes(device: 0 | 3): Promise<void>;
  /** host name of the page, as the platform is told it */
  readonly host: string;
  /** epoch ms */
  readonly clock: { now(): number };
}

export interface BootOptions {
  brand: BrandData;
  storage: AppStorage;
  host: string;
  clock: { now(): number };
  fetch: typeof fetch;
  /** gets `data-theme`; absent where a page is prerendered */
  root?: HTMLElement;
  /** loads a brand's own words from an address of `BrandData.overrides` */
  loadOverrides: (address: string) => Promise<Pack>;
}

/** Wires store, client and words of one page together. */
export function createBoot({ brand, storage, host, clock, fetch, root, loadOverrides }: BootOptions): Boot {
  const app = createAppStore({
    storage,
    clock,
    fetch,
    defaults: { theme: brand.theme.default, language: brand.languages.default },
    languages: brand.languages.supported,
    ...(root && { root, afterPaint }),
  });
  const origin = apiOrigin(brand.api, host);
  const origins = lateOrigins(origin);
  const client = clientBeside({
    origin,
    origins,
    fetch,
    clock,
    session: app.session,
    merchant: { merchant: brand.merchant, merchantCode: brand.merchantCode },
    language: app.preferences.language,
    seal: sealWhenNeeded({ keys: payloadKeys(brand, origin), fetch, clock }),
    paths: brand.api.paths,
  });
  // one file for all packs
  const own = keptOnceThere(loadOverrides);
  const words = new WordsStore({
    loaders,
    later: () => import('virtual:marquee/later-words').then((module) => module.words),
    fallback: brand.languages.default,
    overrides: (language) => {
      const address = brand.overrides[language];
      return address === undefined ? undefined : own(address);
    },
  });
  const followRoutes: Boot['followRoutes'] = async (device) => {
    // without a host that the brand allows there is nothing to take up
    if (brand.hosts.api.length === 0) return;
    const routes = await import('@marquee/sdk/followRoutes');
    await routes.followRoutes(client, origins, { home: origin, patterns: brand.hosts.api, clock, fetch, device });
  };
  return { brand, app, client, words, host, clock, followRoutes };
}

/**
 * In a task after the next frame: in the frame after it, it would hold that one up, and what one does meanwhile. A page that
 * is not shown has no frames, but this is asked for by a click on one.
 */
function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}

/**
 * The platform's client, fetched beside the page: nothing asks the platform before the page stands. A chunk that does not
 * come fails the call, and is fetched again by the next one.
 */
function clientBeside(options: ClientOptions): Client {
  let client: Client | undefined;
  return {
    async send(call, ...rest) {
      // at once where it is there: a call bears the token of the moment it is made, also when the session ends right after
      if (client) return client.send(call, ...rest);
      const { createClient } = await fetchClient().catch((cause: unknown) => {
        throw new PlatformError('offline', call.id, { cause });
      });
      client ??= createClient(options);
      return client.send(call, ...rest);
    },
  };
}

/** Begins to fetch the client, so that the first call need not wait for it. */
export const fetchClient = () => import('@marquee/sdk/client');

/** Only what is sealed needs the cipher, and that is nothing a page begins with. */
function sealWhenNeeded(options: JweCipherOptions): Seal {
  let cipher: { seal: Seal } | undefined;
  return async (callId, ...rest) => {
    const { createJweCipher } = await import('@marquee/sdk/cipher').catch((cause: unknown) => {
      throw new PlatformError('offline', callId, { cause });
    });
    cipher ??= createJweCipher(options);
    return cipher.seal(callId, ...rest);
  };
}

/** Where the public keys are; an address that is a path stands on the platform, not on the page. */
function payloadKeys({ payload: { keys } }: BrandData, origin: string): BrandData['payload']['keys'] {
  return 'url' in keys && keys.url.startsWith('/') ? { url: origin + keys.url } : keys;
}

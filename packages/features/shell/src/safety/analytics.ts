import { safeUrl } from '@marquee/domain/url';

const LIBRARY = 'https://www.googletagmanager.com/gtag/js';

/** The library of an analytics id, or `null` where the brand does not allow its host. */
export function analyticsAddress(gtagId: string | undefined, scripts: readonly string[]): string | null {
  if (!gtagId || !/^[A-Z]+-[A-Z0-9-]+$/i.test(gtagId)) return null;
  return safeUrl(`${LIBRARY}?id=${encodeURIComponent(gtagId)}`, scripts);
}

/** What `@types` of the browser do not know yet (W3C Trusted Types). */
interface PolicyFactory {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): { createScriptURL(address: string): string };
}

type Page = Pick<Document, 'createElement' | 'head'>;
/** Where the library looks for what it is told. */
export interface AnalyticsGlobal {
  dataLayer?: unknown[];
  trustedTypes?: PolicyFactory;
}

/** Loads the library, once, and says what it may: no person, no advertising. To be called after consent alone (SAFE-04). */
export function loadAnalytics(address: string, gtagId: string, page: Page, global: AnalyticsGlobal): void {
  if (global.dataLayer) return;
  const layer: unknown[] = [];
  global.dataLayer = layer;
  // the library takes a command only as what a function calls its arguments
  const say = (...said: unknown[]) =>
    layer.push({ ...said, length: said.length, callee: undefined, [Symbol.toStringTag]: 'Arguments' });
  say('consent', 'default', { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' });
  say('js', new Date());
  say('config', gtagId, { anonymize_ip: true });
  const policy = global.trustedTypes?.createPolicy('marquee-analytics', { createScriptURL: (text) => text });
  const script = page.createElement('script');
  script.async = true;
  script.src = policy ? policy.createScriptURL(address) : address;
  page.head.append(script);
}

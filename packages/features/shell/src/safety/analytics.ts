import { safeUrl } from '@marquee/domain/url';
import type { Clock } from '@marquee/state/store';

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
/** Where the library looks for what it is told, before each thing that it would send. */
export interface AnalyticsGlobal {
  dataLayer?: unknown[];
  trustedTypes?: PolicyFactory;
  [disabled: `ga-disable-${string}`]: boolean;
  readonly location: Pick<Location, 'hostname'>;
  readonly cookieStore?: Pick<CookieStore, 'getAll' | 'delete'>;
}

/**
 * Follows what was decided (SAFE-04). A library that is on the page already is told to be quiet, for to load the page anew
 * would lose what somebody is typing, and what it kept on the device goes.
 */
export function followConsent(allowed: boolean, gtagId: string, global: AnalyticsGlobal): void {
  global[`ga-disable-${gtagId}`] = !allowed;
  if (!allowed) void forget(global);
}

/** Prefix of the library's cookies. */
const KEPT = '_ga';

/** Where the library may have put a cookie of this page: `play.example.com` has `example.com` above it. */
const domainsOf = (host: string) => host.split('.').map((_, index, labels) => labels.slice(index).join('.'));

async function forget(global: AnalyticsGlobal): Promise<void> {
  const { cookieStore } = global;
  // where a browser has no such store, or a page may not use it, they run out
  const all = (await cookieStore?.getAll().catch(() => [])) ?? [];
  for (const { name } of all) {
    if (!name?.startsWith(KEPT)) continue;
    for (const domain of [null, ...domainsOf(global.location.hostname)]) {
      await cookieStore?.delete({ name, domain }).catch(() => {});
    }
  }
}

/** Loads the library, once, and says what it may: no person, no advertising. To be called after consent alone (SAFE-04). */
export function loadAnalytics(
  address: string,
  gtagId: string,
  page: Page,
  global: AnalyticsGlobal,
  clock: Clock,
): void {
  if (global.dataLayer) return;
  const layer: unknown[] = [];
  global.dataLayer = layer;
  // the library takes a command only as what a function calls its arguments
  const say = (...said: unknown[]) =>
    layer.push({ ...said, length: said.length, callee: undefined, [Symbol.toStringTag]: 'Arguments' });
  say('consent', 'default', { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' });
  say('js', new Date(clock.now()));
  say('config', gtagId, { anonymize_ip: true });
  const policy = global.trustedTypes?.createPolicy('marquee-analytics', { createScriptURL: (text) => text });
  const script = page.createElement('script');
  script.async = true;
  script.src = policy ? policy.createScriptURL(address) : address;
  page.head.append(script);
}

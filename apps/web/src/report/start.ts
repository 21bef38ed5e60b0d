import type { BrandData } from '@marquee/brand/data';
import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { isHome } from '../access.ts';
import { gamePages } from '../gamePages.ts';
import { routeHeads } from '../head/routeHeads.ts';
import { errorEvent, vitalEvent } from './events.ts';
import { createReporter, sender } from './reporter.ts';

/** What went wrong before this code was there: the pre-paint script keeps it. */
declare global {
  interface Window {
    early?: { push(event: Event): unknown } & Partial<Iterable<Event>>;
  }
}

/** Reports errors and vitals of this page to where the brand wants them (WEB-05). */
export function start({ id, reports }: BrandData): void {
  if (!reports) return;
  const release = document.querySelector<HTMLMetaElement>('meta[name="release"]')?.content ?? '';
  const send = sender({
    url: reports.url,
    fetch: (...request) => fetch(...request),
    beacon: (url, body) => navigator.sendBeacon(url, body),
    keepsAlive: 'keepalive' in Request.prototype,
  });
  const reporter = createReporter({ from: { brand: id, release }, send });

  const take = (event: Event) => {
    const thrown = event instanceof ErrorEvent ? event.error : (event as PromiseRejectionEvent).reason;
    reporter.note(errorEvent(thrown, { origin: location.origin, page: pageName(location.pathname) }));
  };
  for (const event of [...((window.early as Iterable<Event> | undefined) ?? [])]) take(event);
  // from here on its listeners come straight to us
  window.early = { push: take };

  const vital = (metric: { name: string; value: number }) =>
    reporter.note(vitalEvent(metric, pageName(location.pathname)));
  for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB]) on(vital);
  // the vitals come to their end by the same event, told first
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') setTimeout(reporter.flush);
  });
  addEventListener('pagehide', reporter.flush);
}

/** A path that stands in our table; any other may hold what somebody typed. */
export function pageName(path: string): string {
  if (isHome(path)) return '/';
  return gamePages.has(path) || routeHeads.has(path) ? path : 'other';
}

import { allowedOrigins } from './allowedOrigins.ts';
import { systemStatus } from './contract/system/status.ts';
import { withDeadline } from './deadline.ts';

/** How long a measured route may take to count as answering. */
const PROBE_MS = 5_000;
/** How long a route that stopped answering is passed over. */
const REST_MS = 60_000;

/** Which of the platform's domains calls go to (SDK-07). The client asks for each attempt, and tells what failed. */
export interface Origins {
  /** an https origin, or empty for the page's own */
  current(): string;
  /** takes up the domains that the platform lists; those the brand does not allow are ignored */
  offer(domains: readonly string[]): void;
  /** times all routes; from then on the fastest is preferred. Never fails: what does not answer is passed over */
  measure(signal?: AbortSignal): Promise<void>;
  /** this one did not answer; the next one is used */
  failed(origin: string): void;
}

export interface OriginsOptions {
  /** where the list itself is asked for, and the last resort */
  readonly home: string;
  /** hosts that the brand allows for calls */
  readonly patterns: readonly string[];
  /** epoch or any other ms that only go forward */
  readonly clock: { now(): number };
  readonly fetch: typeof globalThis.fetch;
}

interface Route {
  readonly origin: string;
  /** ms of the last measure; 0 = not measured, as the spec has it */
  speed: number;
  /** ms of the clock; 0 = it has not failed */
  failedAt: number;
}

const fresh = (origin: string): Route => ({ origin, speed: 0, failedAt: 0 });

/** Begins at home; the first of the list is used once there is one, the fastest once they are measured. */
export function createOrigins({ home, patterns, clock, fetch }: OriginsOptions): Origins {
  const last = fresh(home);
  let routes: Route[] = [];

  const measured = ({ speed }: Route) => (speed > 0 ? speed : Number.POSITIVE_INFINITY);
  const resting = ({ failedAt }: Route) => failedAt > 0 && clock.now() - failedAt < REST_MS;

  async function time(route: Route, signal: AbortSignal | undefined): Promise<void> {
    const start = clock.now();
    const answered = await withDeadline(systemStatus.id, PROBE_MS, signal, async (within) => {
      // no token: whoever answers here is only about to be chosen
      const response = await fetch(route.origin + systemStatus.path, {
        signal: within,
        credentials: 'omit',
        cache: 'no-store',
        redirect: 'error',
      });
      return response.ok;
    }).catch(() => false);
    if (signal?.aborted) return;
    // a clock of whole ms may see none go by
    route.speed = answered ? Math.max(clock.now() - start, 1) : 0;
    route.failedAt = answered ? 0 : clock.now();
  }

  return {
    current() {
      const open = routes.filter((route) => !resting(route));
      const [best] = open.sort((one, other) => measured(one) - measured(other) || 0);
      if (best) return best.origin;
      // nobody answers: the one that failed longest ago, so that each is tried in turn
      const [oldest = last] = [...routes, last].sort((one, other) => one.failedAt - other.failedAt);
      return oldest.origin;
    },
    offer(domains) {
      const known = new Map(routes.map((route) => [route.origin, route]));
      routes = allowedOrigins(domains, patterns).map((origin) => known.get(origin) ?? fresh(origin));
    },
    async measure(signal) {
      await Promise.all(routes.map((route) => time(route, signal)));
    },
    failed(origin) {
      for (const route of [...routes, last]) if (route.origin === origin) route.failedAt = clock.now();
    },
  };
}

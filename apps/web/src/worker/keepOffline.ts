import { CACHES, forgetKept } from './kept.ts';

/** What a brand's worker is told by the build. */
export interface OfflineFiles {
  /** stamp of the brand's pages (WEB-08) */
  readonly release: string;
  /** address of the page that shows without a connection */
  readonly page: string;
  /** what that page shows; their names bear a hash */
  readonly files: readonly string[];
  /** stamp of page and files: another one is another cache */
  readonly revision: string;
}

/** What a page may say to the worker: which release it is of, and that it may take over at once. */
export type ToWorker = 'release' | 'take over';

interface Lasting {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Lasting {
  readonly request: Request;
  readonly preloadResponse?: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}
interface Told {
  readonly data: unknown;
  readonly ports: readonly Pick<MessagePort, 'postMessage'>[];
}

/** The part of a service worker's scope that is used. */
export interface WorkerScope {
  readonly caches: CacheStorage;
  readonly registration: { readonly navigationPreload?: { enable(): Promise<void> } };
  fetch(request: Request): Promise<Response>;
  skipWaiting(): Promise<void>;
  addEventListener(event: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(event: 'fetch', listener: (event: Fetching) => void): void;
  addEventListener(event: 'message', listener: (event: Told) => void): void;
}

/**
 * The worker of a brand's site (WEB-02). Pages come from the network; without one, a page that says so stands in. Nothing
 * else is looked at: what the platform answers, and what a game asks for, passes by and is never kept.
 */
export function keepOffline(scope: WorkerScope, { release, page, files, revision }: OfflineFiles): void {
  const name = CACHES + revision;

  async function fill(): Promise<void> {
    const cache = await scope.caches.open(name);
    await Promise.all(
      [page, ...files].map(async (address) => {
        const answer = await scope.fetch(new Request(address, { cache: 'reload' }));
        if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
        // a copy, for a host may have led to another spelling, and a page may not be answered by what was led there
        const { status, headers } = answer;
        await cache.put(address, new Response(await answer.blob(), { status, headers }));
      }),
    );
  }

  async function kept(address: string): Promise<Response | undefined> {
    return (await scope.caches.open(name)).match(address);
  }

  async function visit({ request, preloadResponse }: Fetching): Promise<Response> {
    try {
      return (await preloadResponse) ?? (await scope.fetch(request));
    } catch {
      return (await kept(page)) ?? Response.error();
    }
  }

  scope.addEventListener('install', (event) => event.waitUntil(fill()));
  scope.addEventListener('activate', (event) => {
    event.waitUntil(Promise.all([forgetKept(scope.caches, name), scope.registration.navigationPreload?.enable()]));
  });
  scope.addEventListener('fetch', (event) => {
    const { request } = event;
    // a frame of a game is none of this site's pages
    if (request.mode === 'navigate' && request.destination === 'document' && request.method === 'GET') {
      event.respondWith(visit(event));
      return;
    }
    const { pathname } = new URL(request.url);
    if (files.includes(pathname)) {
      event.respondWith(kept(pathname).then((answer) => answer ?? scope.fetch(request)));
    }
  });
  scope.addEventListener('message', ({ data, ports }) => {
    if (data === ('take over' satisfies ToWorker)) void scope.skipWaiting();
    if (data === ('release' satisfies ToWorker)) ports[0]?.postMessage(release);
  });
}

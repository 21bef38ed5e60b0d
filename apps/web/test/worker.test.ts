// @vitest-environment node
import { describe, expect, test, vi } from 'vitest';
import { keepOffline, type WorkerScope } from '../src/worker/keepOffline.ts';

const told = {
  release: 'r2',
  page: '/offline.html',
  files: ['/assets/red/logo.0a.svg'],
  revision: 'b',
};
const origin = 'https://red.example';

type Listener = (event: object) => void;

/** A browser's part: caches by name, and a network that may be gone. */
function scope(before: Record<string, string[]> = {}) {
  const stores = new Map<string, Map<string, Response>>(
    Object.entries(before).map(([name, addresses]) => [
      name,
      new Map(addresses.map((each) => [each, new Response('old')])),
    ]),
  );
  const listeners = new Map<string, Listener>();
  let online = true;
  const open = (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return {
      put: async (address: string, answer: Response) => void store.set(address, answer),
      match: async (address: string) => store.get(address)?.clone(),
    };
  };
  const fetch = vi.fn(async (request: Request | { url: string }) => {
    if (!online) throw new TypeError('Failed to fetch');
    return new Response(`network ${new URL(request.url).pathname}`, { headers: { 'Content-Security-Policy': 'p' } });
  });
  const made = {
    caches: {
      open: async (name: string) => open(name),
      keys: async () => [...stores.keys()],
      delete: async (name: string) => stores.delete(name),
    },
    registration: { navigationPreload: { enable: vi.fn(async () => {}) } },
    fetch,
    skipWaiting: vi.fn(async () => {}),
    addEventListener: (event: string, listener: Listener) => void listeners.set(event, listener),
  };
  // addresses are relative to the worker's own
  vi.stubGlobal(
    'Request',
    class {
      readonly url: string;
      constructor(address: string) {
        this.url = new URL(address, origin).href;
      }
    },
  );
  keepOffline(made as unknown as WorkerScope, told);
  vi.unstubAllGlobals();
  const lasting = async (event: string) => {
    let work: Promise<unknown> = Promise.resolve();
    vi.stubGlobal(
      'Request',
      class {
        readonly url: string;
        constructor(address: string) {
          this.url = new URL(address, origin).href;
        }
      },
    );
    listeners.get(event)?.({ waitUntil: (promise: Promise<unknown>) => (work = promise) });
    await work;
    vi.unstubAllGlobals();
  };
  return {
    ...made,
    stores,
    install: () => lasting('install'),
    activate: () => lasting('activate'),
    goOffline: () => {
      online = false;
    },
    /** what the worker answers; undefined when it lets the browser do it */
    ask: async (path: string, request: Partial<Request> = {}, preloadResponse?: Promise<Response>) => {
      let answer: Promise<Response> | undefined;
      listeners.get('fetch')?.({
        request: { url: origin + path, method: 'GET', mode: 'navigate', destination: 'document', ...request },
        preloadResponse,
        respondWith: (given: Promise<Response>) => {
          answer = given;
        },
      });
      return answer && (await answer).text().catch(() => 'error');
    },
    say: (data: unknown, port?: { postMessage(value: unknown): void }) =>
      listeners.get('message')?.({ data, ports: port ? [port] : [] }),
  };
}

describe('WEB-02 the worker of a brand', () => {
  test('WEB-02 keeps the page without a connection and its pictures, and nothing else', async () => {
    const worker = scope();
    await worker.install();
    expect([...worker.stores].map(([name, store]) => [name, [...store.keys()]])).toEqual([
      ['offline-b', ['/offline.html', '/assets/red/logo.0a.svg']],
    ]);
    await worker.ask('/live');
    await worker.ask('/assets/red/logo.0a.svg', { mode: 'no-cors', destination: 'image' });
    expect([...(worker.stores.get('offline-b')?.keys() ?? [])]).toHaveLength(2);
  });

  test('WEB-02 a page comes from the network, and without one the page that says so stands in, with its policy', async () => {
    const worker = scope();
    await worker.install();
    expect(await worker.ask('/live')).toBe('network /live');
    worker.goOffline();
    expect(await worker.ask('/live')).toBe('network /offline.html');
    expect(worker.stores.get('offline-b')?.get('/offline.html')?.headers.get('content-security-policy')).toBe('p');
    expect(await worker.ask('/assets/red/logo.0a.svg', { mode: 'no-cors', destination: 'image' })).toContain('logo');
  });

  test('WEB-02 what the browser fetched ahead is used instead of asking twice', async () => {
    const worker = scope();
    expect(await worker.ask('/live', {}, Promise.resolve(new Response('ahead')))).toBe('ahead');
    expect(worker.fetch).not.toHaveBeenCalled();
  });

  test.each([
    ['/wps/wallet/balance', { mode: 'cors', destination: '' }],
    ['/wps/wallet/balance', { mode: 'cors', destination: '', method: 'POST' }],
    ['/lgw/games/list', { mode: 'same-origin', destination: '' }],
    ['/sandbox/game/play', { mode: 'navigate', destination: 'iframe' }],
    ['/assets/first.1a.js', { mode: 'cors', destination: 'script' }],
    ['/live', { method: 'POST' }],
  ] as const)(
    'WEB-02 %s as %j passes by: no answer of the platform and no money is looked at',
    async (path, request) => {
      const worker = scope();
      await worker.install();
      worker.goOffline();
      expect(await worker.ask(path, request)).toBeUndefined();
    },
  );

  test('WEB-02 caches of earlier releases go, those of others stay', async () => {
    const worker = scope({ 'offline-a': ['/offline.html'], theirs: ['/x'] });
    await worker.install();
    await worker.activate();
    expect([...worker.stores.keys()].sort()).toEqual(['offline-b', 'theirs']);
    expect(worker.registration.navigationPreload.enable).toHaveBeenCalledOnce();
  });

  test('WEB-06 it takes over only when a page says so, and tells its release', async () => {
    const worker = scope();
    await worker.install();
    expect(worker.skipWaiting).not.toHaveBeenCalled();
    const port = { postMessage: vi.fn() };
    worker.say('release', port);
    expect(port.postMessage).toHaveBeenCalledExactlyOnceWith('r2');
    worker.say({ evil: true }, port);
    expect(worker.skipWaiting).not.toHaveBeenCalled();
    worker.say('take over');
    expect(worker.skipWaiting).toHaveBeenCalledOnce();
  });
});

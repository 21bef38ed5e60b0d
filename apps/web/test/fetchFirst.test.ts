import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const fetch = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();
const load = vi.fn(async () => 'the part');
const told: unknown[] = [];
const hear = (event: Event) =>
  told.push(event instanceof CustomEvent && [event.detail.error.message, event.detail.stuck]);

let fetchFirst: typeof import('../src/imports/fetchFirst.ts').fetchFirst;
let online = true;

beforeEach(async () => {
  // a page that has asked for nothing yet
  vi.resetModules();
  ({ fetchFirst } = await import('../src/imports/fetchFirst.ts'));
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
  online = false;
  fetch.mockImplementation(async () => new Response('export {}'));
  vi.stubGlobal('fetch', fetch);
  addEventListener('vite:preloadError', hear);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  fetch.mockReset();
  load.mockReset();
  load.mockImplementation(async () => 'the part');
  removeEventListener('vite:preloadError', hear);
  told.length = 0;
  document.head.replaceChildren();
});

const asked = () => fetch.mock.calls.map(([address]) => address);

const preloaded = () =>
  [...document.head.querySelectorAll('link[rel=modulepreload]')].map((link) => link.getAttribute('href'));

test('WEB-06 with a network nothing waits: the files are asked for beside the import', async () => {
  online = true;
  expect(await fetchFirst(load, ['assets/part.js', 'assets/beside.js'])).toBe('the part');
  expect([preloaded(), asked()]).toEqual([['/assets/part.js', '/assets/beside.js'], []]);
});

test('SHELL-17 once a part was lost its files, and those of all others, are fetched before they are imported', async () => {
  online = true;
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  await expect(fetchFirst(load, ['assets/part.js'])).rejects.toThrow();
  expect([preloaded(), asked(), told]).toEqual([[], [], [[expect.any(String), false]]]);
  expect(await fetchFirst(load, ['assets/part.js'])).toBe('the part');
  expect(await fetchFirst(load, ['assets/other.js'])).toBe('the part');
  expect([preloaded(), asked()]).toEqual([[], ['/assets/part.js', '/assets/other.js']]);
});

test('SHELL-17 a part is imported once all its files are there, each asked for once', async () => {
  let arrive = (_: Response) => {};
  fetch.mockImplementationOnce(() => new Promise<Response>((resolve) => (arrive = resolve)));
  const part = fetchFirst(load, ['assets/slow.js', 'assets/shared.js']);
  const other = fetchFirst(async () => 'the other', ['assets/shared.js', 'assets/slow.js']);
  await new Promise((turn) => setTimeout(turn));
  expect(load).not.toHaveBeenCalled();
  arrive(new Response('export {}'));
  expect([await part, await other, await fetchFirst(load, ['assets/slow.js'])]).toEqual([
    'the part',
    'the other',
    'the part',
  ]);
  expect(asked()).toEqual(['/assets/slow.js', '/assets/shared.js']);
});

describe('SHELL-17 with a file that does not come no import is begun, which a browser would keep as failed', () => {
  const cut = new ReadableStream({ start: (body) => body.error(new TypeError('network error')) });
  test.each([
    ['nothing comes', 'none', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the answer is cut', 'cut', async () => new Response(cut)],
    ['a proxy answers', 'proxy', async () => new Response('', { status: 502 })],
  ])('SHELL-17 %s: asked again, the part is fetched and imported', async (_, name, fails) => {
    const files = [`assets/${name}.js`, `assets/${name}-shared.js`];
    fetch.mockImplementationOnce(fails);
    await expect(fetchFirst(load, files)).rejects.toThrow();
    expect(load).not.toHaveBeenCalled();
    expect(await fetchFirst(load, files)).toBe('the part');
    expect(asked().filter((address) => address === `/assets/${name}.js`)).toHaveLength(2);
  });

  test('SHELL-17 a file that hangs is let go after 120 s', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
    fetch.mockImplementationOnce(async (_, { signal }) => {
      signal?.throwIfAborted();
      return new Response();
    });
    await expect(fetchFirst(load, ['assets/hangs.js'])).rejects.toThrow();
    expect(timeout).toHaveBeenCalledExactlyOnceWith(120_000);
    expect(await fetchFirst(load, ['assets/hangs.js'])).toBe('the part');
  });
});

test('WEB-06 the site is told of each part that is lost, and why', async () => {
  fetch.mockResolvedValueOnce(new Response('', { status: 404 }));
  await expect(fetchFirst(load, ['assets/lost.js'])).rejects.toThrow('404');
  const refused = 'Failed to fetch dynamically imported module';
  load.mockRejectedValueOnce(new TypeError(refused));
  await expect(fetchFirst(load, ['assets/lost.js'])).rejects.toThrow(refused);
  expect(told).toEqual([
    ['404', false],
    [refused, true],
  ]);
});

test('what the page has asked for or has in itself is not fetched again', async () => {
  document.head.innerHTML =
    '<link rel="modulepreload" href="/assets/first.js"><link rel="stylesheet" disabled href="/assets/first.css">';
  expect(await fetchFirst(load, ['assets/first.js', 'assets/first.css'])).toBe('the part');
  expect([asked(), document.head.childElementCount]).toEqual([[], 2]);
});

test('SHELL-17 a part waits for its styles; those that do not come are asked for again', async () => {
  const added: HTMLLinkElement[] = [];
  // a browser that fetches nothing by itself
  const append = vi.spyOn(document.head, 'append').mockImplementation((link) => {
    added.push(link as HTMLLinkElement);
  });
  const lost = fetchFirst(load, ['assets/part.css']);
  added[0]?.dispatchEvent(new Event('error'));
  await expect(lost).rejects.toBeTruthy();
  const comes = fetchFirst(load, ['assets/part.css']);
  await new Promise((turn) => setTimeout(turn));
  expect(load).not.toHaveBeenCalled();
  added[1]?.dispatchEvent(new Event('load'));
  expect(await comes).toBe('the part');
  expect(added.map((link) => [link.rel, link.getAttribute('href')])).toEqual(
    Array(2).fill(['stylesheet', '/assets/part.css']),
  );
  append.mockRestore();
});

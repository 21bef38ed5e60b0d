import { createChunkStore } from '@marquee/blocks/chunk/chunkStore';
import { createMemoryStorage } from '@marquee/state/storage';
import { waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { followLosses } from './followLosses.ts';

let quiet = () => {};
afterEach(() => {
  quiet();
  document.head.replaceChildren();
  document.body.replaceChildren();
});

/** A page of the first release, while the site is of the second. */
function start(at: string, typed = '', served = 'r2') {
  document.head.innerHTML = '<meta name="release" content="r1">';
  document.body.innerHTML = `<main><form><input value="${typed}"></form></main>`;
  const fetch = vi.fn(async () => new Response(`<meta name="release" content="${served}">`));
  const reload = vi.fn();
  quiet = followLosses({ storage: createMemoryStorage(), fetch }, { reload, pathname: () => at });
  return { fetch, reload };
}

const losses = {
  'a part of the page': () => createChunkStore(() => Promise.reject(new TypeError('gone'))).load(),
  // as the bundler tells of any import, such as one that nobody waits for
  'code fetched by the way': async () => void dispatchEvent(new Event('vite:preloadError')),
};

describe.each(Object.entries(losses))('when %s is gone, an old page', (_, lose) => {
  test.each([
    ['is loaded anew', '/help', '', 1],
    ['stays while its form holds something', '/register', 'ana', 0],
    ['stays while somebody plays', '/game', '', 0],
  ])('WEB-06 %s', async (_, at, typed, times) => {
    const { fetch, reload } = start(at, typed);
    await lose();
    await waitFor(() => expect([fetch.mock.calls.length, reload.mock.calls.length]).toEqual([times, times]));
  });
});

test('WEB-06 one loss that is told in two ways is one reload', async () => {
  const { fetch, reload } = start('/help');
  for (const lose of Object.values(losses)) await lose();
  await waitFor(() => expect(fetch).toHaveBeenCalledTimes(2));
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

describe('without a newer release, a page that misses a part', () => {
  test.each([
    ['whose files came and were not taken is loaded anew', true, 1],
    ['that did not come stays, because it can be asked for again', false, 0],
  ])('WEB-06 SHELL-17 %s', async (_, stuck, times) => {
    const { fetch, reload } = start('/help', '', 'r1');
    dispatchEvent(new CustomEvent('vite:preloadError', { detail: { error: new TypeError('Failed'), stuck } }));
    await waitFor(() => expect(fetch).toHaveBeenCalledOnce());
    await new Promise((turn) => setTimeout(turn));
    expect(reload).toHaveBeenCalledTimes(times);
  });
});

import { createMemoryStorage } from '@marquee/state/storage';
import { describe, expect, test, vi } from 'vitest';
import { reloadIfOld } from './oldPage.ts';

const page = (stamp: string) => new Response(`<head><meta name="release" content="${stamp}"></head>`);

function start({
  release = 'r1',
  served = 'r2',
  busy = false,
  shelf = createMemoryStorage().session,
  stuck = false,
} = {}) {
  const fetch = vi.fn(async () => page(served));
  const reload = vi.fn();
  const lose = () => reloadIfOld({ release, shelf, fetch, busy: () => busy, reload, stuck });
  return { lose, fetch, reload, shelf };
}

describe('a chunk that is gone', () => {
  test('WEB-06 after a deploy the old page is loaded anew', async () => {
    const { lose, reload, fetch } = start();
    await lose();
    expect(reload).toHaveBeenCalledOnce();
    expect(fetch).toHaveBeenCalledWith('/', expect.objectContaining({ cache: 'no-store' }));
  });

  test('WEB-06 once for a release, never in a loop', async () => {
    const { lose, reload, shelf } = start();
    await lose();
    // the page that came is still the old one, as from a cache on the way
    const again = start({ shelf });
    await again.lose();
    expect([reload.mock.calls.length, again.reload.mock.calls.length]).toEqual([1, 0]);
    const next = start({ shelf, served: 'r3' });
    await next.lose();
    expect(next.reload).toHaveBeenCalledOnce();
  });

  test('WEB-06 never while a game runs or a form is filled in, and then nothing is noted', async () => {
    const { lose, reload, fetch, shelf } = start({ busy: true });
    await lose();
    expect([reload.mock.calls.length, fetch.mock.calls.length]).toEqual([0, 0]);
    const later = start({ shelf });
    await later.lose();
    expect(later.reload).toHaveBeenCalledOnce();
  });

  test('WEB-06 SHELL-17 a page that can have it no more is loaded anew though no release is newer, once', async () => {
    const { lose, reload, shelf } = start({ served: 'r1', stuck: true });
    await lose();
    const again = start({ served: 'r1', stuck: true, shelf });
    await again.lose();
    expect([reload.mock.calls.length, again.reload.mock.calls.length]).toEqual([1, 0]);
    const inForm = start({ served: 'r1', stuck: true, busy: true });
    await inForm.lose();
    expect(inForm.reload).not.toHaveBeenCalled();
  });

  test.each([
    ['the site is still of this release', start({ served: 'r1' })],
    ['the age of the page is not known', start({ release: '' })],
  ])('WEB-06 a failure stays a failure when %s', async (_, { lose, reload }) => {
    await lose();
    expect(reload).not.toHaveBeenCalled();
  });

  test('WEB-06 without a connection nothing is loaded anew', async () => {
    const { shelf } = start();
    const reload = vi.fn();
    const fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    await reloadIfOld({ release: 'r1', shelf, fetch, busy: () => false, stuck: false, reload });
    expect(reload).not.toHaveBeenCalled();
  });
});

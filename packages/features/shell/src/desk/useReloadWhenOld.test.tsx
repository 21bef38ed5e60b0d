import { createChunkStore } from '@marquee/blocks/chunk/chunkStore';
import { renderWithApp } from '@marquee/testing/renderWithApp';
import { afterEach, expect, test, vi } from 'vitest';
import { useReloadWhenOld } from './useReloadWhenOld.ts';

afterEach(() => document.head.replaceChildren());

test.each([
  ['is loaded anew', '/help', '', 1],
  ['stays while its form holds something', '/register', 'ana', 0],
  ['stays while somebody plays', '/game', '', 0],
])('WEB-06 when a part is gone, an old page %s', async (_, at, value, times) => {
  document.head.innerHTML = '<meta name="release" content="r1">';
  const fetch = vi.fn(async () => new Response('<meta name="release" content="r2">'));
  const reload = vi.fn();
  const means = { fetch, reload };
  function Page() {
    useReloadWhenOld(means);
    return (
      <main>
        <form>
          <input defaultValue={value} />
        </form>
      </main>
    );
  }
  const { unmount } = await renderWithApp(<Page />, { at });
  await createChunkStore(() => Promise.reject(new TypeError('gone'))).load();
  await vi.waitFor(() => expect([fetch.mock.calls.length, reload.mock.calls.length]).toEqual([times, times]));
  unmount();
});

import { onChunkLost } from '@marquee/blocks/chunk/chunkStore';
import { isBusy } from '@marquee/blocks/page/isBusy';
import type { AppStore } from '@marquee/state/store';
import { type OldPage, reloadIfOld } from './oldPage.ts';

/** What a test brings in place of the browser. */
type Means = Pick<OldPage, 'reload'> & { pathname: () => string };
const browser: Means = {
  reload: () => location.reload(),
  pathname: () => location.pathname,
};

/**
 * Loads an old page anew when any part of it is gone (WEB-06): one that a place on the page waits for, or one that was
 * imported by the way, of which the bundler tells. Known before any part is needed, for its own code could be gone as well.
 */
export function followLosses(
  { storage, fetch }: Pick<AppStore, 'storage' | 'fetch'>,
  means: Means = browser,
): () => void {
  const lose = (stuck: boolean) => {
    const release = document.querySelector<HTMLMetaElement>('meta[name="release"]')?.content;
    const busy = () => isBusy(document, means.pathname());
    void reloadIfOld({ ...means, fetch, release, shelf: storage.session, busy, stuck });
  };
  const lost = (event: Event) => lose(event instanceof CustomEvent && event.detail?.stuck === true);
  addEventListener('vite:preloadError', lost);
  const quiet = onChunkLost(() => lose(false));
  return () => {
    quiet();
    removeEventListener('vite:preloadError', lost);
  };
}

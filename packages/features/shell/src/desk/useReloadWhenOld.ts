import { onChunkLost } from '@marquee/blocks/chunk/chunkStore';
import { isBusy } from '@marquee/blocks/page/isBusy';
import { usePathname } from '@marquee/state/navigation';
import { useAppStore } from '@marquee/state/value';
import { useEffect, useEffectEvent } from 'react';
import { type OldPage, reloadIfOld } from './oldPage.ts';

/** What a test brings in place of the browser. */
type Means = Pick<OldPage, 'fetch' | 'reload'>;
const browser: Means = { fetch: (...asked) => fetch(...asked), reload: () => location.reload() };

/** Loads an old page anew when a part of it is gone (WEB-06); known before any is, for its own code could be gone as well. */
export function useReloadWhenOld(means: Means = browser) {
  const { storage } = useAppStore();
  const pathname = usePathname();
  const busy = useEffectEvent(() => isBusy(document, pathname));
  const lost = useEffectEvent(() => {
    const release = document.querySelector<HTMLMetaElement>('meta[name="release"]')?.content;
    void reloadIfOld({ ...means, release, shelf: storage.session, busy: () => busy() });
  });
  useEffect(() => onChunkLost(() => lost()), []);
}

import { onChunkLost } from '@marquee/blocks/chunk/chunkStore';
import { isPlaying } from '@marquee/blocks/page/playing';
import { useLocation } from '@marquee/state/navigation';
import { useAppStore } from '@marquee/state/value';
import { useEffect, useEffectEvent, useRef } from 'react';
import { reloadIfOld } from './oldPage.ts';

/** Loads an old page anew when a part of it is gone (WEB-06); known before any is, for its own code could be gone as well. */
export function useReloadWhenOld(reload: () => void = () => location.reload()) {
  const { storage } = useAppStore();
  const { pathname } = useLocation();
  const edited = useRef(new Set<Element>());
  const busy = () =>
    isPlaying(pathname) || [...edited.current].some((field) => field.isConnected && textIn(field) !== '');
  const lost = useEffectEvent(() => {
    const release = document.querySelector<HTMLMetaElement>('meta[name="release"]')?.content;
    void reloadIfOld({ release, shelf: storage.session, fetch: (...asked) => fetch(...asked), busy, reload });
  });
  useEffect(() => onChunkLost(() => lost()), []);
  useEffect(() => {
    const typed = ({ target }: Event) => {
      // what is only looked for is typed again in a moment
      if (target instanceof Element && !target.matches('[type="search"]')) edited.current.add(target);
    };
    document.addEventListener('input', typed);
    return () => document.removeEventListener('input', typed);
  }, []);
}

const textIn = (field: Element): string => ('value' in field && typeof field.value === 'string' ? field.value : '');

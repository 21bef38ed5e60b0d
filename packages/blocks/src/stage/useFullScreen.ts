import { type RefObject, useCallback, useSyncExternalStore } from 'react';

const subscribe = (changed: () => void) => {
  document.addEventListener('fullscreenchange', changed);
  return () => document.removeEventListener('fullscreenchange', changed);
};

export interface FullScreen {
  /** a phone of Apple's fills its screen with videos alone */
  readonly able: boolean;
  readonly on: boolean;
  toggle(): void;
}

/** Lets a part of the page fill the screen. */
export function useFullScreen(part: RefObject<HTMLElement | null>): FullScreen {
  const on = useSyncExternalStore(
    subscribe,
    () => Boolean(document.fullscreenElement),
    () => false,
  );
  const toggle = useCallback(() => {
    const changed = document.fullscreenElement ? document.exitFullscreen() : part.current?.requestFullscreen();
    // a browser that refuses leaves the page as it is
    changed?.catch(() => {});
  }, [part]);
  return { able: document.fullscreenEnabled === true, on, toggle };
}

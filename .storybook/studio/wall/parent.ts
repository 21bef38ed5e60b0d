import { type FromScreen, type ToScreen, toScreen } from '../shared/wallMessages.ts';

/** Listens to the studio around this screen, and to nobody else: same origin, and the very window that holds it. */
export function fromParent(take: (draft: ToScreen) => void): void {
  window.addEventListener('message', ({ origin, source, data }: MessageEvent<unknown>) => {
    if (origin !== location.origin || source !== window.parent || window.parent === window) return;
    const draft = toScreen.safeParse(data);
    if (draft.success) take(draft.data);
  });
}

export function tellParent(message: FromScreen): void {
  window.parent.postMessage(message, location.origin);
}

import { DRAFT, type FromScreen, type ToScreen, toScreen } from '../shared/wallMessages.ts';

/** Listens to the studio around this screen. Only a page of this origin can send an event into this window. */
export function fromParent(take: (draft: ToScreen) => void): void {
  window.addEventListener(DRAFT, (event) => {
    // made in the studio's own window, whose classes are not those of this one
    const draft = toScreen.safeParse('detail' in event ? event.detail : undefined);
    if (draft.success) take(draft.data);
  });
}

export function tellParent(message: FromScreen): void {
  window.parent.postMessage(message, location.origin);
}

/** Where one goes on from, the nearest first. */
const AROUND = ['section, dialog', 'main'];

/**
 * `ref` of a control that goes away while it has the focus and its page stays: leaves the focus near, with the section or
 * dialog it was in, or with the page's `main` where that has gone as well. What comes instead may take the focus itself.
 * Where a screen goes as a whole, `keepFocus` waits for the next.
 */
export function leavesFocus(control: Element | null): () => void {
  return () => {
    const around = AROUND.map((place) => control?.closest<HTMLElement>(place));
    if (control !== document.activeElement) return;
    // once it has gone
    queueMicrotask(() => {
      for (const place of around) {
        if (!place || document.activeElement !== document.body) continue;
        place.tabIndex = -1;
        // the page stays where it was scrolled to
        place.focus({ preventScroll: true });
      }
    });
  };
}

/**
 * Leaves the focus near what goes away with it while its page stays: at the heading of the section or dialog it was in,
 * or with the page's `main` where that goes too. Called while the old place is going; what comes instead may take the
 * focus itself. Where a screen goes as a whole, `keepFocus` waits for the next.
 */
export function leaveFocus(going: Element | null): void {
  if (!going || going !== document.activeElement) return;
  const heading = going.closest('section, dialog')?.querySelector<HTMLElement>('h2, h3');
  queueMicrotask(() => {
    const place = heading?.isConnected ? heading : document.querySelector('main');
    if (!place || document.activeElement !== document.body) return;
    place.tabIndex = -1;
    // the page stays where it was scrolled to
    place.focus({ preventScroll: true });
  });
}

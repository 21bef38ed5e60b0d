/**
 * Gives the focus to the page's `main` when what had it goes away and nothing else took it, so that the keyboard and a
 * screen reader go on from the content and not from the top of the document (WCAG 2.4.3). Called while the old place is
 * going; looks once it has gone, and waits for a `main` that the next screen brings.
 */
export function keepFocus(): void {
  queueMicrotask(() => {
    if (settled()) return;
    const next = new MutationObserver(() => {
      if (settled()) next.disconnect();
    });
    next.observe(document.body, { childList: true, subtree: true });
  });
}

/** Whether something has the focus; a `main` gets it where nothing has. */
function settled(): boolean {
  const { activeElement, body } = document;
  if (activeElement && activeElement !== body) return true;
  const main = document.querySelector('main');
  // the page stays where it was scrolled to
  main?.focus({ preventScroll: true });
  return main !== null;
}

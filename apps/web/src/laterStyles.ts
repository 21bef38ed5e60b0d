/** Id of the preload of the styles that come beside the code. */
export const LATER_STYLES = 'later-styles';

/**
 * Brings the styles that the page's own markup had no need of (`build/styles/split.ts`), before those of any part, as the
 * cascade wants it. Resolves when they apply; rejects when they did not come, and may be asked again.
 */
export function bringLaterStyles(page: Document): Promise<void> {
  const preload = page.getElementById(LATER_STYLES);
  // they are here, or in one piece, as in development
  if (!(preload instanceof HTMLLinkElement)) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const sheet = page.createElement('link');
    sheet.rel = 'stylesheet';
    sheet.href = preload.href;
    sheet.onload = () => {
      preload.removeAttribute('id');
      resolve();
    };
    sheet.onerror = () => {
      sheet.remove();
      reject(new Error(`${sheet.href} could not be fetched.`));
    };
    preload.after(sheet);
  });
}

import type { DetachedWindowAPI } from 'happy-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bringLaterStyles, LATER_STYLES } from '../src/laterStyles.ts';

const preload = `<link id="${LATER_STYLES}" rel="preload" as="style" href="/assets/x.css"><link rel="stylesheet" href="/part.css">`;
const sheets = () =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(
    ({ href }) => new URL(href).pathname,
  );

/** Whether the network has the file: happy-dom fetches none, and says what it is told to say. */
function network(has: boolean): void {
  const { happyDOM } = window as unknown as { happyDOM: DetachedWindowAPI };
  happyDOM.settings.handleDisabledFileLoadingAsSuccess = has;
}

beforeEach(() => {
  network(true);
  document.head.innerHTML = preload;
});
afterEach(() => document.head.replaceChildren());

test('WEB-06 the rest of the styles goes before those of any part, and is brought once', async () => {
  await bringLaterStyles(document);
  await bringLaterStyles(document);
  expect(sheets()).toEqual(['/assets/x.css', '/part.css']);
});

test('WEB-06 styles that did not come may be asked for again', async () => {
  network(false);
  await expect(bringLaterStyles(document)).rejects.toThrow('/assets/x.css');
  expect(sheets()).toEqual(['/part.css']);
  network(true);
  await bringLaterStyles(document);
  expect(sheets()).toEqual(['/assets/x.css', '/part.css']);
});

test('BRAND-10a a page whose styles are in one piece waits for nothing', async () => {
  document.getElementById(LATER_STYLES)?.remove();
  await bringLaterStyles(document);
  expect(sheets()).toEqual(['/part.css']);
});

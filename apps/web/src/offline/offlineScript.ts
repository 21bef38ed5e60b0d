import type { OfflineTexts } from './texts.ts';

/** How often it is looked whether the site can be reached again; a browser's own word comes at once but is not always true. */
const LOOK_MS = 5_000;

/** What the page without a connection does: it speaks the player's language, and goes back when there is a connection. */
function start(): void {
  const root = document.documentElement;
  const all = JSON.parse(document.getElementById('texts')?.textContent ?? '{}') as Record<string, OfflineTexts>;
  const texts = all[root.lang];
  const button = document.querySelector('button');
  const said = document.querySelector('[role="status"]');
  if (texts) {
    document.title = texts.title;
    say('h1', texts.title);
    say('main p', texts.text);
    const words = button && document.createTreeWalker(button, NodeFilter.SHOW_TEXT).nextNode();
    if (words) words.nodeValue = texts.retry;
  }
  // the pre-paint script hid words of another language
  delete root.dataset.words;

  async function back(): Promise<boolean> {
    // of this origin, and never from a cache
    const reached = await fetch('/robots.txt', { method: 'HEAD', cache: 'no-store' }).then(
      () => true,
      () => false,
    );
    if (!reached) return false;
    // whoever opened this very page by its address wanted the site
    if (/^\/offline(\.html)?$/.test(location.pathname)) location.replace('/');
    else location.reload();
    return true;
  }

  const look = () => void back();
  addEventListener('online', look);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') look();
  });
  setInterval(look, LOOK_MS);
  button?.addEventListener('click', async () => {
    if (said) said.textContent = '';
    if (!(await back()) && said && texts) said.textContent = texts.still;
  });
}

function say(selector: string, text: string): void {
  const element = document.querySelector(selector);
  if (element) element.textContent = text;
}

start();

import { type GoTo, NavigationProvider, useNavigate } from '@marquee/state/navigation';
import { type AppStorage, createMemoryStorage } from '@marquee/state/storage';
import { historyAt } from '@marquee/testing/places';
import type { RouterHistory } from '@tanstack/history';
import { act, cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ScrollReset } from '../src/ScrollReset.tsx';

/** how far the page can be scrolled, as its content allows */
let reach = 5000;
let frames: (() => void)[] = [];
let go: GoTo;
let place: RouterHistory;
let storage: AppStorage;

function Page() {
  go = useNavigate();
  return <ScrollReset shelf={storage.session} />;
}

/** The page with its memory, which comes a moment later. */
async function load(): Promise<void> {
  render(
    <NavigationProvider history={place}>
      <Page />
    </NavigationProvider>,
  );
  expect(history.scrollRestoration).toBe('auto');
  await waitFor(() => expect(history.scrollRestoration).toBe('manual'));
}

/** The page goes and comes again, at its top and as low as it is without its content; `meanwhile` comes before its memory. */
async function reload(meanwhile = () => {}): Promise<void> {
  window.dispatchEvent(new Event('pagehide'));
  cleanup();
  reach = 200;
  to(0);
  const again = load();
  meanwhile();
  await again;
}

const to = (top: number) => {
  Object.defineProperty(window, 'scrollY', { value: Math.min(top, reach), configurable: true });
  window.dispatchEvent(new Event('scroll'));
};
const frame = () => {
  const due = frames;
  frames = [];
  for (const run of due) run();
};

beforeEach(async () => {
  reach = 5000;
  frames = [];
  vi.stubGlobal('scrollTo', (first: number | ScrollToOptions, top = 0) =>
    to(typeof first === 'number' ? top : (first.top ?? 0)),
  );
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run));
  to(0);
  history.scrollRestoration = 'auto';
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockImplementation(() => reach + innerHeight);
  storage = createMemoryStorage();
  place = historyAt('/rng?no=3');
  await load();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const visit = (path: string) => act(async () => go(path));
const back = () => act(async () => go(-1));

test('SHELL-02a a new page begins at its top', async () => {
  to(640);
  await visit('/vip');
  expect(scrollY).toBe(0);
});

test('SHELL-02a the target of a hash comes into sight, and a broken hash is no harm', async () => {
  const target = document.body.appendChild(document.createElement('p'));
  target.id = 'a b';
  const seen = vi.spyOn(target, 'scrollIntoView').mockImplementation(() => {});
  await visit('/help#a%20b');
  expect(seen).toHaveBeenCalledOnce();
  to(640);
  await visit('/vip#%E0%A4%A');
  expect(scrollY).toBe(0);
  target.remove();
});

test('GAME-03 who comes back stands where the page was left, as soon as it is high enough again', async () => {
  to(640);
  await visit('/game?nodeId=1');
  reach = 200;
  await back();
  expect(scrollY).toBe(200);
  reach = 5000;
  frame();
  expect(scrollY).toBe(640);
  frame();
  expect(frames).toEqual([]);
});

test('GAME-03 a reader who scrolls meanwhile is not torn away', async () => {
  to(640);
  await visit('/game?nodeId=1');
  reach = 200;
  await back();
  window.dispatchEvent(new Event('wheel'));
  reach = 5000;
  frame();
  expect(scrollY).toBe(200);
});

test('GAME-03 a page that was never scrolled is come back to at its top', async () => {
  await visit('/vip');
  to(640);
  await back();
  expect(scrollY).toBe(0);
});

test('GAME-03 a reload stands where the page was left, as soon as it is high enough again, and so does the way back after it', async () => {
  to(640);
  await visit('/live');
  to(900);
  await reload();
  expect(scrollY).toBe(200);
  reach = 5000;
  frame();
  expect(scrollY).toBe(900);
  await back();
  expect(scrollY).toBe(640);
});

test('GAME-03 a reader who scrolls before or while a reloaded page grows is not torn away', async () => {
  to(640);
  await reload(() => to(120));
  reach = 5000;
  frame();
  expect(scrollY).toBe(120);
  await reload();
  expect(scrollY).toBe(120);
  reach = 5000;
  to(640);
  await reload();
  window.dispatchEvent(new Event('wheel'));
  reach = 5000;
  frame();
  expect(scrollY).toBe(200);
});

test('GAME-03 what the browser got to by itself, on a page that was too low for more, is gone on from', async () => {
  to(640);
  await reload(() => to(200));
  reach = 5000;
  frame();
  expect(scrollY).toBe(640);
});

test.each(['', '{', '7', '[["first"],["first","640"],7]'])('a memory that is broken is none: %s', async (text) => {
  cleanup();
  storage = createMemoryStorage({ session: { 'mq.scroll': text } });
  await load();
  expect(scrollY).toBe(0);
});

test('until the page is back, the browser may bring it where it was', () => {
  window.dispatchEvent(new Event('pagehide'));
  expect(history.scrollRestoration).toBe('auto');
  window.dispatchEvent(new Event('pageshow'));
  expect(history.scrollRestoration).toBe('manual');
});

import { type GoTo, NavigationProvider, useNavigate } from '@marquee/state/navigation';
import { historyAt } from '@marquee/testing/places';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ScrollReset } from '../src/ScrollReset.tsx';

/** how far the page can be scrolled, as its content allows */
let reach = 5000;
let frames: (() => void)[] = [];
let go: GoTo;

function Page() {
  go = useNavigate();
  return <ScrollReset />;
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

beforeEach(() => {
  reach = 5000;
  frames = [];
  vi.stubGlobal('scrollTo', (first: number | ScrollToOptions, top = 0) =>
    to(typeof first === 'number' ? top : (first.top ?? 0)),
  );
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run));
  to(0);
  const history = historyAt('/rng?no=3');
  render(
    <NavigationProvider history={history}>
      <Page />
    </NavigationProvider>,
  );
});
afterEach(() => {
  cleanup();
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

test('a reload is left to the browser', () => {
  expect(history.scrollRestoration).toBe('manual');
  window.dispatchEvent(new Event('pagehide'));
  expect(history.scrollRestoration).toBe('auto');
});

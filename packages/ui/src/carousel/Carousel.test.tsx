import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Timers } from '../base/timers.ts';
import { Carousel } from './Carousel.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const labels = {
  previous: 'Previous',
  next: 'Next',
  pause: 'Stop',
  play: 'Go on',
  slide: (position: number, count: number) => `Banner ${position} of ${count}`,
};

/** Timers that go off when told. */
function handTimers() {
  const running = new Map<number, { run: () => void; ms: number }>();
  let last = 0;
  const timers: Pick<Timers, 'setInterval' | 'clearInterval'> = {
    setInterval: (run, ms) => {
      last += 1;
      running.set(last, { run, ms });
      return last;
    },
    clearInterval: (id) => running.delete(Number(id)),
  };
  const intervals = () => [...running.values()].map(({ ms }) => ms);
  const tick = () =>
    act(() => {
      for (const { run } of [...running.values()]) run();
    });
  return { timers, intervals, tick };
}

function show(count: number, autoplay?: number, direction: 'ltr' | 'rtl' = 'ltr') {
  const clock = handTimers();
  const slides = Array.from({ length: count }, (_, at) => ({
    id: `${at}`,
    content: <a href={`#${at}`}>See {at + 1}</a>,
  }));
  render(
    <div style={{ direction }}>
      <Carousel label="Banners" labels={labels} slides={slides} autoplay={autoplay} timers={clock.timers} />
    </div>,
  );
  return clock;
}

const current = () => document.querySelector('[aria-current="true"]')?.getAttribute('aria-label');

describe('Carousel', () => {
  it('SHELL-12b moves on by itself after the given time and begins anew after the last', () => {
    const { intervals, tick } = show(2, 5000);
    expect(intervals()).toEqual([5000]);
    tick();
    expect(current()).toBe('Banner 2 of 2');
    tick();
    expect(current()).toBe('Banner 1 of 2');
  });

  it('SHELL-12b a single banner has neither controls nor a timer', () => {
    const { intervals } = show(1, 5000);
    expect(intervals()).toEqual([]);
    expect(screen.queryAllByRole('button')).toHaveLength(0);
  });

  it('nothing moves by itself unless asked, so there is nothing to pause', () => {
    const { intervals } = show(3);
    expect(intervals()).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull();
  });

  it('C10 stands still while paused, and goes on when told', async () => {
    const { intervals } = show(3, 5000);
    await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
    fireEvent.pointerLeave(screen.getByRole('region', { name: 'Banners' }));
    act(() => screen.getByRole('button', { name: 'Go on' }).blur());
    expect(intervals()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Go on' }));
    act(() => screen.getByRole('button', { name: 'Stop' }).blur());
    await userEvent.unhover(screen.getByRole('button', { name: 'Stop' }));
    expect(intervals()).toEqual([5000]);
  });

  it('SHELL-12b C10 stands still under reduced motion, without a control that would do nothing', () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (query) =>
        Object.assign(new EventTarget(), { matches: query.includes('reduce'), media: query }) as MediaQueryList,
    );
    const { intervals } = show(3, 5000);
    expect(intervals()).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Next' })).toBeTruthy();
  });

  it('stands still while pointed at or with focus in it', async () => {
    const { intervals } = show(3, 5000);
    await userEvent.hover(screen.getByRole('link', { name: 'See 1' }));
    expect(intervals()).toEqual([]);
    await userEvent.unhover(screen.getByRole('link', { name: 'See 1' }));
    expect(intervals()).toEqual([5000]);
    act(() => screen.getByRole('link', { name: 'See 1' }).focus());
    expect(intervals()).toEqual([]);
  });

  it('does not move while the page is not seen', () => {
    const { tick } = show(3, 5000);
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    tick();
    expect(current()).toBe('Banner 1 of 3');
  });

  it('SHELL-07 does not move while a dialog lies over it, and does within one', () => {
    const { tick } = show(3, 5000);
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.open = true;
    tick();
    expect(current()).toBe('Banner 1 of 3');
    dialog.append(screen.getByRole('region', { name: 'Banners', hidden: true }));
    tick();
    expect(current()).toBe('Banner 2 of 3');
    dialog.remove();
  });

  it.each([
    ['ltr', '{ArrowRight}', 'Banner 2 of 3'],
    ['ltr', '{ArrowLeft}', 'Banner 3 of 3'],
    ['rtl', '{ArrowLeft}', 'Banner 2 of 3'],
    ['rtl', '{ArrowRight}', 'Banner 3 of 3'],
  ] as const)('C10 in %s text %s leads to %s', async (direction, key, expected) => {
    show(3, undefined, direction);
    act(() => screen.getByRole('button', { name: 'Next' }).focus());
    await userEvent.keyboard(key);
    expect(current()).toBe(expected);
  });

  it('SHELL-12b fills a slide once it is one step away, and keeps it from then on', async () => {
    show(5);
    const filled = () => [...document.querySelectorAll('li')].map((slide) => slide.textContent !== '');
    expect(filled()).toEqual([true, true, false, false, false]);
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(filled()).toEqual([true, true, true, false, false]);
    await userEvent.click(screen.getByRole('button', { name: 'Banner 4 of 5' }));
    expect(filled()).toEqual([true, true, true, true, true]);
  });

  it('SHELL-12b on the way back from the first slide to the last all are filled', async () => {
    show(5);
    await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
    expect(document.querySelectorAll('li:empty')).toHaveLength(0);
  });

  it('WEB-01 leaves only the slide that is seen to keyboard and screen reader', async () => {
    show(3);
    await userEvent.click(screen.getByRole('button', { name: 'Banner 3 of 3' }));
    const inert = [...document.querySelectorAll('li')].map((slide) => slide.hasAttribute('inert'));
    expect(inert).toEqual([true, true, false]);
  });
});

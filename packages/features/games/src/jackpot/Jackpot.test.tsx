import { FIXED_NOW, fixedClock } from '@marquee/testing/fixedClock';
import { type RenderOptions, renderWithApp } from '@marquee/testing/renderWithApp';
import { testBrand } from '@marquee/testing/testBrand';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Jackpot } from './Jackpot.tsx';
import { simulatedJackpot } from './simulatedJackpot.ts';

const unavailable = 'games.jackpot=unavailable';
const simulated = { games: { ...testBrand.games, jackpot: 'simulated' as const } };

/** A timer that goes off when the test says so. */
function handTime() {
  const clock = fixedClock();
  const runs = new Map<number, readonly [run: () => void, ms: number]>();
  let made = 0;
  const timers = {
    setInterval: (run: () => void, ms: number) => {
      runs.set(++made, [run, ms]);
      return made;
    },
    clearInterval: (id: unknown) => void runs.delete(id as number),
  };
  const pass = (ms: number) =>
    act(() => {
      clock.advance(ms);
      for (const [run] of [...runs.values()]) run();
    });
  return { clock, timers, pass, every: () => [...runs.values()].map(([, ms]) => ms) };
}

async function start(options: RenderOptions = {}) {
  const { clock, timers, pass, every } = handTime();
  const page = await renderWithApp(<Jackpot timers={timers} />, { clock, ...options });
  return { ...page, pass, every };
}

const part = () => screen.findByRole('region', { name: 'Jackpots in total' });
const figure = async () => Number(/P([\d,.]+)/.exec((await part()).textContent ?? '')?.[1]?.replaceAll(',', ''));

afterEach(() => vi.restoreAllMocks());

describe('Jackpot', () => {
  test('SAFE-03 the platform’s own figure is shown, also where a simulated one is allowed', async () => {
    const { sent, pass, every } = await start({ brand: simulated });
    expect(await figure()).toBeGreaterThan(1_400_000);
    expect(screen.queryByText(/For show only/)).toBeNull();
    expect([every(), sent('games.jackpot').length]).toEqual([[30_000], 1]);
    pass(30_000);
    await waitFor(() => expect(sent('games.jackpot').length).toBe(2));
  });

  test('SHELL-13a SAFE-03 a simulated one grows by 165.11 every 3 s, and says that it is none', async () => {
    const { pass, every } = await start({ brand: simulated, fault: unavailable });
    const before = await figure();
    expect(screen.getByText('For show only: nothing is paid from this figure.')).toBeTruthy();
    expect(every()).toEqual([3000]);
    pass(3000);
    expect(((await figure()) - before).toFixed(2)).toBe('165.11');
    pass(6000);
    expect(((await figure()) - before).toFixed(2)).toBe('495.33');
  });

  test('SAFE-03 without a feed there is none, unless the brand asks for a simulated one', async () => {
    const { sent } = await start({ fault: unavailable });
    await waitFor(() => expect(sent('games.jackpot').length).toBeGreaterThan(0));
    await waitFor(() => expect(document.querySelector('[aria-hidden]')).toBeNull());
    expect(screen.queryByRole('region')).toBeNull();
  });

  test('SHELL-13a WCAG 2.2.2 it stands still while it is paused, and while the page is out of sight', async () => {
    const { every } = await start({ brand: simulated, fault: unavailable });
    await part();
    await userEvent.click(screen.getByRole('button', { name: 'Stop counting' }));
    expect(every()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Count on' }));
    expect(every()).toEqual([3000]);
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(every()).toEqual([]);
  });

  test('SHELL-07 SHELL-13a it stands still while a dialog lies over it', async () => {
    const { pass } = await start({ brand: simulated, fault: unavailable });
    const before = await figure();
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.open = true;
    pass(3000);
    expect(await figure()).toBe(before);
    dialog.remove();
    pass(3000);
    expect(await figure()).toBeGreaterThan(before);
  });

  test('SHELL-13a WCAG 2.3.3 it stands still for who asked for less motion', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (query) =>
        ({
          matches: query.includes('reduce'),
          addEventListener() {},
          removeEventListener() {},
        }) as unknown as MediaQueryList,
    );
    const { every } = await start({ brand: simulated, fault: unavailable });
    await part();
    expect([every(), screen.queryByRole('button')]).toEqual([[], null]);
  });

  test('SHELL-13a two looks at one moment agree, and a reload begins nothing anew', () => {
    expect(simulatedJackpot(FIXED_NOW)).toBe(simulatedJackpot(FIXED_NOW + 2999));
    expect(simulatedJackpot(FIXED_NOW)).not.toBe(simulatedJackpot(FIXED_NOW + 3000));
  });
});

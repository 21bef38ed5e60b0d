import { type NeedWords, NeedWordsContext } from '@marquee/i18n/needWords';
import { renderWithApp } from '@marquee/testing/renderWithApp';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { CHUNK_TIMEOUT_MS } from './chunkStore.ts';
import { lazyScreen } from './lazyScreen.tsx';

const Screen = ({ name }: { name: string }) => <h1>Hello {name}</h1>;
const never = () => new Promise<typeof Screen>(() => {});

afterEach(() => {
  vi.useRealTimers();
});

describe('lazyScreen', () => {
  test('SHELL-17 a screen whose code is there renders in the same pass, without its stand-in', async () => {
    const Lazy = lazyScreen(async () => Screen, { pending: <p>waiting</p> });
    await Lazy.preload();
    const root = document.createElement('div');
    root.innerHTML = renderToString(<Lazy name="Ana" />);
    expect(root.textContent).toBe('Hello Ana');
  });

  test('SHELL-17 the code is fetched at the first render, once, however many places show it', async () => {
    const load = vi.fn(async () => Screen);
    const Lazy = lazyScreen(load, { pending: <p>waiting</p> });
    await renderWithApp(
      <>
        <Lazy name="Ana" />
        <Lazy name="Ben" />
      </>,
    );
    expect(await screen.findAllByRole('heading')).toHaveLength(2);
    expect(screen.queryByText('waiting')).toBeNull();
    expect(load).toHaveBeenCalledOnce();
  });

  test('SHELL-17 code that fails to load says so, and can be asked for again', async () => {
    const load = vi.fn<() => Promise<typeof Screen>>().mockRejectedValueOnce(new TypeError('Failed to fetch'));
    load.mockResolvedValue(Screen);
    const Lazy = lazyScreen(load);
    await renderWithApp(<Lazy name="Ana" />);
    expect((await screen.findByRole('alert')).textContent).toContain('Network link is abnormal');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Hello Ana' })).toBeTruthy();
  });

  test('SHELL-17 ERR-03 while it is asked for again, what failed is still said and the focus stays', async () => {
    let fail = (_: Error) => {};
    const load = vi.fn<() => Promise<typeof Screen>>().mockRejectedValueOnce(new TypeError('Failed to fetch'));
    load.mockImplementationOnce(() => new Promise((_, reject) => (fail = reject))).mockResolvedValue(Screen);
    const Lazy = lazyScreen(load);
    await renderWithApp(<Lazy name="Ana" />);
    const again = await screen.findByRole('button', { name: 'Try again' });
    await userEvent.click(again);
    expect(again.getAttribute('aria-busy')).toBe('true');
    expect(document.activeElement).toBe(again);
    expect(screen.queryByRole('alert')).toBeNull();
    await act(async () => fail(new TypeError('Failed to fetch')));
    // it failed anew, in the same words
    expect((await screen.findByRole('alert')).textContent).toContain('Network link is abnormal');
    await userEvent.click(again);
    expect(await screen.findByRole('heading', { name: 'Hello Ana' })).toBeTruthy();
  });

  test('SHELL-17 ERR-01g code that takes longer than 120 s is given up with the words for it', async () => {
    vi.useFakeTimers();
    const Lazy = lazyScreen(never);
    await renderWithApp(<Lazy name="Ana" />);
    await act(() => vi.advanceTimersByTimeAsync(CHUNK_TIMEOUT_MS - 1));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('status').getAttribute('aria-busy')).toBe('true');
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(screen.getByRole('alert').textContent).toContain('The page took longer time to load');
  });

  test('C08 SHELL-17 a screen that brings words shows with them, not before', async () => {
    let arrive = () => {};
    const words = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const need = vi.fn<NeedWords>(() => words);
    const Lazy = lazyScreen(async () => Screen, { words: ['account'] });
    await renderWithApp(
      <NeedWordsContext value={need}>
        <Lazy name="Ana" />
      </NeedWordsContext>,
    );
    expect(need).toHaveBeenCalledExactlyOnceWith('account');
    expect(screen.getByRole('status').getAttribute('aria-busy')).toBe('true');
    arrive();
    expect(await screen.findByRole('heading', { name: 'Hello Ana' })).toBeTruthy();
  });

  test('a preload that fails is no unhandled rejection: the failure shows where the screen is', async () => {
    const Lazy = lazyScreen<{ name: string }>(() => Promise.reject(new Error('gone')));
    await expect(Lazy.preload()).resolves.toBeUndefined();
  });
});

import type { Client } from '@marquee/sdk/client';
import type { Call } from '@marquee/sdk/contract/call';
import { captcha } from '@marquee/sdk/contract/session/captcha';
import { PlatformError } from '@marquee/sdk/errors';
import { act, renderHook, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { useCall } from './queries.ts';
import { StateProvider } from './StateProvider.tsx';
import { createMemoryStorage } from './storage.ts';
import { createAppStore } from './store.ts';

/** A call for everybody whose answer is a text. */
const list: Call = { ...captcha, id: 'test.list' };

interface Question {
  page?: number;
  enabled?: boolean;
  keepsEarlier?: boolean;
}

/** A screen with one call, whose answers are given by hand. */
function start(asked: Question = {}) {
  const waiting: Array<{ resolve: (text: string) => void; reject: (error: unknown) => void }> = [];
  const send = vi.fn(() => new Promise((resolve, reject) => waiting.push({ resolve, reject })));
  const app = createAppStore({
    storage: createMemoryStorage(),
    defaults: { theme: 'light', language: 'EN' },
    languages: ['EN'],
  });
  const wrapper = ({ children }: { children: React.ReactNode }) => (
    <StateProvider app={app} client={{ send } as unknown as Client}>
      {children}
    </StateProvider>
  );
  const seen: Array<string | undefined> = [];
  const screen = () =>
    renderHook(
      ({ page = 1, ...options }: Question) => {
        const call = useCall(list, { page }, options);
        seen.push(call.error?.kind);
        return call;
      },
      { wrapper, initialProps: asked },
    );
  const last = () => waiting.at(-1);
  return {
    screen,
    send,
    /** the failure that each rendering showed */
    seen,
    /** lets the last request fail */
    fails: (kind: 'offline' | 'server' = 'offline') =>
      act(async () => last()?.reject(new PlatformError(kind, list.id))),
    answers: (text: string) => act(async () => last()?.resolve(text)),
  };
}

describe('keepsFailure', () => {
  test('ERR-03 what failed stays failed while it is asked again, until the answer is there', async () => {
    const { screen, fails, answers, seen, send } = start();
    const { result } = screen();
    expect(result.current).toMatchObject({ isPending: true, error: null });
    await fails();
    await waitFor(() => expect(result.current.error?.kind).toBe('offline'));
    const before = seen.length;
    act(() => void result.current.refetch());
    await waitFor(() => expect(result.current.isFetching).toBe(true));
    expect(result.current).toMatchObject({ isError: true, data: undefined });
    await answers('there');
    await waitFor(() => expect(result.current).toMatchObject({ data: 'there', error: null, isFetching: false }));
    // not even for one rendering was it gone before
    const between = seen.slice(before);
    expect(between.indexOf(undefined)).toBe(between.lastIndexOf('offline') + 1);
    expect(send).toHaveBeenCalledTimes(2);
  });

  test('ERR-03 one that fails again in another way tells that way', async () => {
    const { screen, fails } = start();
    const { result } = screen();
    await fails();
    act(() => void result.current.refetch());
    await waitFor(() => expect(result.current.isFetching).toBe(true));
    await fails('server');
    await waitFor(() => expect(result.current.error?.kind).toBe('server'));
    expect(result.current.isFetching).toBe(false);
  });

  test.each([false, true])(
    'ERR-03 another question has no failure yet, nor has it when it is asked anew (earlier kept: %s)',
    async (keepsEarlier) => {
      const { screen, fails } = start({ keepsEarlier });
      const { result, rerender } = screen();
      await fails();
      rerender({ page: 2, keepsEarlier });
      expect(result.current).toMatchObject({ isPending: true, error: null });
      rerender({ page: 1, keepsEarlier });
      await waitFor(() => expect(result.current.isFetching).toBe(true));
      expect(result.current).toMatchObject({ isPending: true, error: null });
    },
  );

  test('ERR-03 a list that was hidden, and a screen that was left, begin anew', async () => {
    const { screen, fails, send } = start();
    const { result, rerender, unmount } = screen();
    await fails();
    rerender({ enabled: false });
    rerender({ enabled: true });
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
    expect(result.current).toMatchObject({ isPending: true, error: null });
    await fails();
    unmount();
    const again = screen();
    await waitFor(() => expect(send).toHaveBeenCalledTimes(3));
    expect(again.result.current).toMatchObject({ isPending: true, error: null });
  });
});

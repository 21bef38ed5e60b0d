import type { Client } from '@marquee/sdk/client';
import type { Call } from '@marquee/sdk/contract/call';
import { captcha } from '@marquee/sdk/contract/session/captcha';
import { PlatformError } from '@marquee/sdk/errors';
import { act, renderHook, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { useAction } from './action.ts';
import { useCall, useSend } from './queries.ts';
import { StateProvider } from './StateProvider.tsx';
import { createMemoryStorage } from './storage.ts';
import { createAppStore } from './store.ts';

/** A call for everybody whose answer is a text. */
const list = { ...captcha, id: 'test.list' };

function start(send: Client['send']) {
  const app = createAppStore({
    storage: createMemoryStorage(),
    defaults: { theme: 'light', language: 'EN' },
    languages: ['EN', 'TY'],
  });
  const client: Client = { send };
  const wrapper = ({ children }: { children: React.ReactNode }) => (
    <StateProvider app={app} client={client}>
      {children}
    </StateProvider>
  );
  return { app, wrapper };
}

/** A promise settled by hand. */
function deferred<T>() {
  let resolve: (value: T) => void = () => {};
  let reject: (error: unknown) => void = () => {};
  const promise = new Promise<T>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}

/** A client whose answer is the text of a count. */
const counting = () => {
  let calls = 0;
  return vi.fn(async () => String(++calls)) as unknown as Client['send'] & ReturnType<typeof vi.fn>;
};

describe('useCall', () => {
  test('C09 a new language asks anew only for what depends on it', async () => {
    const send = counting();
    const { app, wrapper } = start(send);
    const localized: Call = { ...list, id: 'test.words', localized: true };
    const { result } = renderHook(() => [useCall(list, {}), useCall(localized, {})], { wrapper });
    await waitFor(() => expect(result.current.every((query) => query.isSuccess)).toBe(true));
    act(() => app.preferences.setLanguage('TY'));
    await waitFor(() => expect(result.current.every((query) => query.isSuccess)).toBe(true));
    expect(send.mock.calls.map(([call]) => call.id)).toEqual(['test.list', 'test.words', 'test.words']);
  });

  test('BRAND-14 a new language keeps what is there until the new words come, a new person does not', async () => {
    const next = deferred<string>();
    const send = vi.fn().mockResolvedValueOnce('old words').mockReturnValue(next.promise);
    const { app, wrapper } = start(send as unknown as Client['send']);
    const localized: Call = { ...list, session: 'optional', localized: true };
    const { result } = renderHook(() => useCall(localized, {}), { wrapper });
    await waitFor(() => expect(result.current.data).toBe('old words'));
    act(() => app.preferences.setLanguage('TY'));
    expect(result.current.data).toBe('old words');
    act(() => app.session.signIn({ token: 't', type: '0', account: 'a' }));
    expect(result.current.data).toBeUndefined();
    next.resolve('new words');
    await waitFor(() => expect(result.current.data).toBe('new words'));
  });

  test('GAME-02 an earlier answer stays until that to another question is there, where it may, and never for another person', async () => {
    const answers = [deferred<string>(), deferred<string>(), deferred<string>()];
    const send = vi.fn(() => answers[send.mock.calls.length - 1]?.promise);
    const { app, wrapper } = start(send as unknown as Client['send']);
    const personal: Call = { ...list, session: 'optional' };
    const { result, rerender } = renderHook(({ page }) => useCall(personal, { page }, { keepsEarlier: true }), {
      wrapper,
      initialProps: { page: 1 },
    });
    const shown = () => [result.current.data, result.current.isPlaceholderData];
    answers[0]?.resolve('first');
    await waitFor(() => expect(shown()).toEqual(['first', false]));
    rerender({ page: 2 });
    expect(shown()).toEqual(['first', true]);
    answers[1]?.resolve('second');
    await waitFor(() => expect(shown()).toEqual(['second', false]));
    act(() => app.session.signIn({ token: 't', type: '0', account: 'a' }));
    expect(shown()).toEqual([undefined, false]);
  });

  test('AUTH-01 a call that needs a session is sent once there is one, and never again for the visitor after it', async () => {
    const send = counting();
    const { app, wrapper } = start(send);
    const { result } = renderHook(() => useCall({ ...list, session: 'required' }, {}), { wrapper });
    expect(send).not.toHaveBeenCalled();
    act(() => app.session.signIn({ token: 't', type: '0', account: 'a' }));
    await waitFor(() => expect(result.current.data).toBe('1'));
    act(() => app.session.end('signedOut'));
    expect(result.current.data).toBeUndefined();
    expect(send).toHaveBeenCalledTimes(1);
  });

  test('a failure is the client’s typed error, and the call is not repeated here', async () => {
    const send = vi.fn(() => Promise.reject(new PlatformError('offline', list.id)));
    const { wrapper } = start(send);
    const { result } = renderHook(() => useCall(list, {}), { wrapper });
    await waitFor(() => expect(result.current.error?.kind).toBe('offline'));
    expect(send).toHaveBeenCalledTimes(1);
  });

  test('leaving the screen cancels its call', async () => {
    const send = vi.fn((_call, _input, _options) => new Promise<never>(() => {}));
    const { wrapper } = start(send);
    const { unmount } = renderHook(() => useCall(list, {}), { wrapper });
    const signal: AbortSignal | undefined = send.mock.calls[0]?.[2]?.signal;
    expect(signal?.aborted).toBe(false);
    unmount();
    expect(signal?.aborted).toBe(true);
  });
});

describe('useSend', () => {
  test('C19 pressing again while one is on its way sends nothing; afterwards it can be sent again', async () => {
    const answers = [deferred<string>(), deferred<string>()];
    const send = vi.fn(() => answers[send.mock.calls.length - 1]?.promise);
    const { wrapper } = start(send as unknown as Client['send']);
    const { result } = renderHook(() => useSend(list), { wrapper });
    const outcomes: Array<Promise<unknown>> = [];
    act(() => void outcomes.push(result.current.send({}), result.current.send({})));
    expect(result.current.pending).toBe(true);
    act(() => void outcomes.push(result.current.send({})));
    await act(async () => answers[0]?.resolve('done'));
    expect(await Promise.all(outcomes)).toEqual(['done', undefined, undefined]);
    expect(result.current.pending).toBe(false);
    act(() => void result.current.send({}));
    expect(send).toHaveBeenCalledTimes(2);
  });

  test('a failure is told, pending ends, and reset forgets it', async () => {
    const failure = new PlatformError('refused', list.id, { serverMessage: 'No.' });
    const { wrapper } = start(() => Promise.reject(failure));
    const { result } = renderHook(() => useSend(list), { wrapper });
    await act(() => result.current.send({}));
    expect(result.current).toMatchObject({ pending: false, failure });
    act(() => result.current.reset());
    expect(result.current.failure).toBeNull();
  });
});

describe('useAction', () => {
  test('a cancelled chain leaves no failure behind', async () => {
    const { result } = renderHook(() => useAction(() => Promise.reject(new PlatformError('cancelled', 'x'))));
    await act(() => result.current.send(undefined));
    expect(result.current).toMatchObject({ pending: false, failure: null });
  });

  test('a fault of ours is reported and shown as a failure, and the loader goes', async () => {
    const report = vi.fn();
    vi.stubGlobal('reportError', report);
    const fault = new TypeError('oops');
    const { result } = renderHook(() => useAction(() => Promise.reject(fault)));
    await act(() => result.current.send(undefined));
    expect(result.current).toMatchObject({ pending: false, failure: { kind: 'server' } });
    expect(report).toHaveBeenCalledExactlyOnceWith(fault);
    vi.unstubAllGlobals();
  });

  test('its signal is aborted when the screen goes', () => {
    let signal: AbortSignal | undefined;
    const { result, unmount } = renderHook(() =>
      useAction((_: undefined, own) => {
        signal = own;
        return new Promise<never>(() => {});
      }),
    );
    act(() => void result.current.send(undefined));
    unmount();
    expect(signal?.aborted).toBe(true);
  });
});

import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useClosings, useDialogActions, useDialogs } from './dialogs.ts';
import { StateProvider } from './StateProvider.tsx';
import { createMemoryStorage } from './storage.ts';
import { createAppStore } from './store.ts';

function start() {
  const app = createAppStore({
    storage: createMemoryStorage(),
    defaults: { theme: 'light', language: 'EN' },
    languages: ['EN'],
  });
  return ({ children }: { children: React.ReactNode }) => (
    <StateProvider app={app} client={{ send: () => new Promise(() => {}) }}>
      {children}
    </StateProvider>
  );
}

test('SHELL-07 one dialog is open at a time, and any part of the page can open or close it', () => {
  const { result } = renderHook(() => [useDialogs(), useDialogs()] as const, { wrapper: start() });
  act(() => result.current[0].open({ kind: 'login', reason: 'expired' }));
  expect(result.current[1].current).toEqual({ kind: 'login', reason: 'expired' });
  act(() => result.current[1].open({ kind: 'signOut' }));
  expect(result.current[0].current).toEqual({ kind: 'signOut' });
  act(() => result.current[0].close());
  expect(result.current[1].current).toBeNull();
});

test('SHELL-07 what only opens a dialog is not rendered anew by it', () => {
  let renders = 0;
  const { result } = renderHook(
    () => {
      renders += 1;
      return useDialogActions();
    },
    { wrapper: start() },
  );
  act(() => result.current.open({ kind: 'signOut' }));
  act(() => result.current.close());
  expect(renders).toBe(1);
});

test('SHELL-14 what waits for the dialogs to close is not rendered anew as one opens or follows another', () => {
  let renders = 0;
  const { result } = renderHook(
    () => {
      renders += 1;
      return { ...useDialogActions(), closed: useClosings() };
    },
    { wrapper: start() },
  );
  act(() => result.current.open({ kind: 'login' }));
  act(() => result.current.open({ kind: 'signOut' }));
  expect([renders, result.current.closed, result.current.anyOpen()]).toEqual([1, 0, true]);
  act(() => result.current.close());
  expect([renders, result.current.closed, result.current.anyOpen()]).toEqual([2, 1, false]);
});

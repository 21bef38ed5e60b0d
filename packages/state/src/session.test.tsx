import type { Client } from '@marquee/sdk/client';
import { memberInfo } from '@marquee/sdk/contract/member/info';
import { PlatformError } from '@marquee/sdk/errors';
import { QueryObserver } from '@tanstack/react-query';
import { act, render, renderHook } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { callKey } from './queryKeys.ts';
import { StateProvider } from './StateProvider.tsx';
import { useSession } from './session.ts';
import { signOut } from './signOut.ts';
import { type AppStorage, createMemoryStorage } from './storage.ts';
import { createAppStore } from './store.ts';

const member = { token: 't1', type: '0', account: 'someone' };
const text = (value: string) => value;

function start(storage: AppStorage = createMemoryStorage()) {
  const app = createAppStore({ storage, defaults: { theme: 'light', language: 'EN' }, languages: ['EN', 'TY'] });
  const send = vi.fn();
  const client: Client = { send };
  const wrapper = ({ children }: { children: React.ReactNode }) => (
    <StateProvider app={app} client={client}>
      {children}
    </StateProvider>
  );
  const { result } = renderHook(useSession, { wrapper });
  return { app, client, send, storage, result, wrapper };
}

describe('session', () => {
  test.each([
    ['0', 'member'],
    ['4', 'trial'],
    ['41', 'agent'],
  ])('AUTH-01a a token in session storage with isAgent %s is a logged-in %s', (isAgent, kind) => {
    const { app, result } = start(createMemoryStorage({ session: { token: 't1', isAgent } }));
    expect(result.current).toMatchObject({ kind, token: 't1' });
    expect(app.session.token()).toBe('t1');
  });

  test('AUTH-01a no token is a visitor, whatever else is stored', () => {
    const { app, result } = start(createMemoryStorage({ session: { token: '', isAgent: '1' } }));
    expect(result.current).toEqual({ kind: 'visitor' });
    expect(app.session.token()).toBeNull();
  });

  test('AUTH-01a a sign-in is kept in session storage, never in local storage', () => {
    const local = vi.fn();
    const storage = createMemoryStorage();
    const { app, result } = start({ session: storage.session, local: { ...storage.local, write: local } });
    act(() => app.session.signIn(member));
    expect(result.current).toMatchObject({ kind: 'member', token: 't1', account: 'someone' });
    expect([storage.session.read('token', text), storage.session.read('isAgent', text)]).toEqual(['t1', '0']);
    expect(local).not.toHaveBeenCalled();
  });

  test('AUTH-01b a token that several calls report as expired ends the session once', () => {
    const { app, result } = start();
    act(() => app.session.signIn(member));
    const seen: unknown[] = [];
    act(() => app.session.expired('t1'));
    seen.push(result.current);
    act(() => app.session.acknowledge());
    act(() => app.session.expired('t1'));
    seen.push(result.current);
    expect(seen).toEqual([{ kind: 'visitor', left: 'expired' }, { kind: 'visitor' }]);
  });

  test('AUTH-01b a late report of an older token leaves the new session alone', () => {
    const { app, result } = start();
    act(() => app.session.signIn(member));
    act(() => app.session.signIn({ ...member, token: 't2' }));
    act(() => app.session.expired('t1'));
    expect(result.current).toMatchObject({ kind: 'member', token: 't2' });
  });

  test('AUTH-07 while a login is being completed calls bear its token and the page stays a visitor’s', () => {
    const { app, result, storage } = start();
    act(() => app.session.begin('new'));
    expect(app.session.token()).toBe('new');
    expect(result.current.kind).toBe('visitor');
    expect(storage.session.read('token', text)).toBeUndefined();
    act(() => app.session.abandon());
    expect(app.session.token()).toBeNull();
  });

  test('AUTH-07d a password that must be changed is still due after a reload, and no more once it is changed', () => {
    const { app, storage } = start();
    act(() => app.session.signIn({ ...member, passwordChange: 'forced' }));
    const again = start(storage);
    expect(again.result.current).toMatchObject({ passwordChange: 'forced' });
    act(() => again.app.session.signIn(member));
    expect(start(storage).result.current).not.toHaveProperty('passwordChange');
  });

  test.each([
    ['succeeds', async () => null],
    ['fails', async () => Promise.reject(new PlatformError('offline', 'session.logout'))],
    ['is never answered', () => new Promise(() => {})],
  ])(
    'AUTH-21b signing out is done at once when the call %s, and keeps only merchant and merchantCode',
    async (_, answer) => {
      const { app, client, send, storage, result } = start(
        createMemoryStorage({ session: { token: 't1', merchant: 'm', merchantCode: 'mc', cached: 'x' } }),
      );
      const tokens: unknown[] = [];
      send.mockImplementation(() => {
        tokens.push(app.session.token());
        return answer();
      });
      act(() => signOut(app, client));
      expect(tokens).toEqual(['t1']);
      expect(send).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ method: 'DELETE' }), {});
      expect(result.current).toEqual({ kind: 'visitor', left: 'signedOut' });
      expect(['token', 'merchant', 'merchantCode', 'cached'].map((key) => storage.session.read(key, text))).toEqual([
        undefined,
        'm',
        'mc',
        undefined,
      ]);
    },
  );

  test('AUTH-21 what was fetched in the name of a session is gone with it, the rest stays', () => {
    const { app } = start();
    act(() => app.session.signIn(member));
    const own = callKey(memberInfo, {}, 'EN', 1);
    const common = callKey({ ...memberInfo, session: 'none' }, {}, 'EN', 1);
    app.queries.setQueryData(own, 'mine');
    app.queries.setQueryData(common, 'everybody’s');
    act(() => app.session.end('signedOut'));
    expect([app.queries.getQueryData(own), app.queries.getQueryData(common)]).toEqual([undefined, 'everybody’s']);
  });

  test.each([
    ['the same person', member, 'mine'],
    ['another person', { ...member, account: 'somebody else' }, undefined],
    ['the same name as an agent', { ...member, type: '41' }, undefined],
  ])('AUTH-01b what was on the screen when a session expired is there for %s: %o', (_, next, kept) => {
    const { app } = start();
    act(() => app.session.signIn(member));
    const key = (id: string) => callKey({ ...memberInfo, id }, {}, 'EN', 1);
    for (const id of ['seen', 'unseen']) app.queries.setQueryData(key(id), 'mine');
    const watched = new QueryObserver(app.queries, { queryKey: key('seen'), queryFn: () => 'mine', staleTime: 1e9 });
    const leave = watched.subscribe(() => {});
    act(() => app.session.expired('t1'));
    leave();
    const data = () => ['seen', 'unseen'].map((id) => app.queries.getQueryData(key(id)));
    expect(data()).toEqual(['mine', undefined]);
    act(() => app.session.signIn({ ...next, token: 't2' }));
    expect(data()).toEqual([kept, undefined]);
  });

  test('BRAND-13 a prerendered visitor page hydrates without a mismatch and then shows the session', async () => {
    const Who = () => useSession().kind;
    const page = (setup: ReturnType<typeof start>) => (
      <StateProvider app={setup.app} client={setup.client}>
        <Who />
      </StateProvider>
    );
    const root = document.createElement('div');
    root.innerHTML = renderToString(page(start()));
    expect(root.textContent).toBe('visitor');
    const onRecoverableError = vi.fn();
    await act(async () =>
      hydrateRoot(root, page(start(createMemoryStorage({ session: { token: 't' } }))), { onRecoverableError }),
    );
    expect(root.textContent).toBe('member');
    expect(onRecoverableError).not.toHaveBeenCalled();
  });

  test('a hook without its provider says what is missing', () => {
    const silent = vi.spyOn(console, 'error').mockImplementation(() => {});
    const Lost = () => useSession().kind;
    expect(() => render(<Lost />)).toThrow(/StateProvider/);
    silent.mockRestore();
  });
});

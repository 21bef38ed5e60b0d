import { describe, expect, test } from 'vitest';
import { restingAtom } from './sessionControl.ts';
import { joinTabs, parseSession, type TabChannel } from './sessionTabs.ts';
import { createMemoryStorage } from './storage.ts';
import { createAppStore } from './store.ts';

const text = (value: string) => value;
const one = { token: 't1', type: '0', account: 'one' };
const two = { token: 't2', type: '0', account: 'two' };

/** What a browser does: every other page on the channel hears it, nobody else. */
function createAir() {
  const channels = new Set<{ hear(data: unknown): void }>();
  const said: unknown[] = [];
  const channel = (): TabChannel => {
    const heards: ((event: { data: unknown }) => void)[] = [];
    const own = {
      hear(data: unknown) {
        for (const heard of heards) heard({ data });
      },
    };
    channels.add(own);
    return {
      postMessage(message) {
        said.push(message);
        for (const other of channels) if (other !== own) other.hear(structuredClone(message));
      },
      addEventListener: (_, heard) => heards.push(heard),
      close: () => channels.delete(own),
    };
  };
  return { channel, said };
}

function openTab(air: ReturnType<typeof createAir>, session?: Record<string, string>) {
  const storage = createMemoryStorage(session && { session });
  const app = createAppStore({ storage, defaults: { theme: 'light', language: 'EN' }, languages: ['EN'] });
  const leave = joinTabs(app, air.channel());
  return { ...app, leave };
}

describe('tabs of one brand', () => {
  test('AUTH-25a a new tab asks the others once and goes on with their session, kept in its own session storage', () => {
    const air = createAir();
    const first = openTab(air);
    first.session.signIn({ ...one, passwordChange: 'asked' });
    air.said.length = 0;
    const second = openTab(air);
    expect(second.session.token()).toBe('t1');
    expect(second.session.shared()).toEqual({ ...one, passwordChange: 'asked' });
    expect(second.storage.session.read('token', text)).toBe('t1');
    expect(second.session.arrival()).toBeUndefined();
    expect(air.said.map((message) => (message as { kind: string }).kind)).toEqual(['ask', 'here']);
  });

  test('AUTH-25a a tab that has a session asks nobody', () => {
    const air = createAir();
    openTab(air, { token: 't1', isAgent: '0', 'mq.account': 'one' });
    expect(air.said).toEqual([]);
  });

  test('AUTH-25b a sign-out reaches all tabs at once and is not told a second time', () => {
    const air = createAir();
    const [first, second, third] = [openTab(air), openTab(air), openTab(air)];
    first.session.signIn(one);
    expect([second.session.token(), third.session.token()]).toEqual(['t1', 't1']);
    air.said.length = 0;
    second.session.end('signedOut');
    expect([first, second, third].map(({ session }) => session.token())).toEqual([null, null, null]);
    expect(air.said).toEqual([{ kind: 'signedOut' }]);
  });

  test('AUTH-25b a sign-in as another member ends the session of the other tabs', () => {
    const air = createAir();
    const [first, second] = [openTab(air), openTab(air)];
    first.session.signIn(one);
    first.session.signIn(two);
    expect(second.session.token()).toBeNull();
    expect(second.storage.session.read('token', text)).toBeUndefined();
    expect(first.session.token()).toBe('t2');
  });

  test('AUTH-25 the same member anew goes on everywhere with the new token', () => {
    const air = createAir();
    const [first, second] = [openTab(air), openTab(air)];
    first.session.signIn(one);
    first.session.signIn({ ...one, token: 't1b' });
    expect(second.session.token()).toBe('t1b');
  });

  test('AUTH-01b a session that expired is not signed out elsewhere: each tab learns of it by itself', () => {
    const air = createAir();
    const [first, second] = [openTab(air), openTab(air)];
    first.session.signIn(one);
    first.session.expired('t1');
    expect(second.session.token()).toBe('t1');
  });

  test('AUTH-25b a sign-out at another tab drops what is kept where the session had expired', () => {
    const air = createAir();
    const [first, second] = [openTab(air), openTab(air)];
    first.session.signIn(one);
    second.session.expired('t1');
    expect(second.atoms.get(restingAtom)?.account).toBe(one.account);
    first.session.end('signedOut');
    expect(second.atoms.get(restingAtom)).toBeNull();
  });

  test('a tab that left neither tells nor hears', () => {
    const air = createAir();
    const [first, second] = [openTab(air), openTab(air)];
    second.leave();
    first.session.signIn(one);
    expect(second.session.token()).toBeNull();
  });
});

test.each([
  null,
  'signedOut',
  {},
  { token: '', type: '0', account: 'a' },
  { token: 't', type: 0, account: 'a' },
  { token: 't', type: '0' },
])('what is no session (%j) is not taken for one', (data) => expect(parseSession(data)).toBeUndefined());

test('an unknown word about the password is left out', () => {
  expect(parseSession({ ...one, passwordChange: 'whenever', more: 1 })).toEqual(one);
});

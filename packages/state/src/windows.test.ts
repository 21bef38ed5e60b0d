import { describe, expect, test, vi } from 'vitest';
import { waitingWindows } from './waitingWindows.ts';
import { browserWindows, canOpenWindows } from './windows.ts';

const ORIGIN = 'https://play.specimen.example';

function page({ blocked = false, name = '', opener = null as object | null } = {}) {
  const heards = new Set<(event: Partial<MessageEvent>) => void>();
  const opened = { closed: false, close: vi.fn(), opener: {} as object | null, location: { replace: vi.fn() } };
  const open = vi.fn(() => (blocked ? null : opened));
  const assign = vi.fn();
  const window = {
    location: { origin: ORIGIN, assign },
    navigator: { userAgent: 'Mozilla/5.0' },
    screen: { availWidth: 1920, availHeight: 1000 },
    name,
    opener,
    close: vi.fn(),
    addEventListener: (_: string, heard: (event: Partial<MessageEvent>) => void) => heards.add(heard),
    removeEventListener: (_: string, heard: (event: Partial<MessageEvent>) => void) => heards.delete(heard),
  };
  const say = (event: object) => {
    for (const heard of heards) heard(event);
  };
  return { windows: browserWindows(window as never, open as never), window, opened, open, assign, say, heards };
}

describe('windows', () => {
  test('AUTH-03a a window has the size asked for and stands in the middle', () => {
    const { windows, open } = page();
    windows.open('login', '/login', { width: 1300, height: 900 });
    expect(open).toHaveBeenCalledWith('/login', 'login', 'popup,width=1300,height=900,left=310,top=50');
  });

  test('C11 WEB-04d a window of another’s page never learns who opened it', () => {
    const { windows, open, opened } = page();
    windows.open('game', 'https://games.example/x', { width: 1300, height: 900 }, 'apart');
    expect(open).toHaveBeenCalledWith('', '_blank', 'popup,width=1300,height=900,left=310,top=50');
    expect(opened.opener).toBeNull();
    expect(opened.location.replace).toHaveBeenCalledWith('https://games.example/x');
  });

  test('ERR-03d a blocked window is null', () => {
    expect(page({ blocked: true }).windows.open('login', '/login', { width: 1, height: 1 })).toBeNull();
  });

  test('AUTH-04 only what that very window says from this origin is heard', () => {
    const { windows, opened, say, heards } = page();
    const heard = vi.fn();
    const stop = windows.open('login', '/login', { width: 1, height: 1 })?.listen(heard);
    say({ origin: 'https://evil.example', source: opened as never, data: 'from elsewhere' });
    say({ origin: ORIGIN, source: {} as never, data: 'from another window' });
    say({ origin: ORIGIN, source: opened as never, data: 'from the window' });
    expect(heard.mock.calls).toEqual([['from the window']]);
    stop?.();
    expect(heards.size).toBe(0);
  });

  test('AUTH-04 what the window says goes to this origin alone', () => {
    const opener = { postMessage: vi.fn() };
    const { windows, window } = page({ name: 'login', opener });
    const own = windows.opener('login');
    own?.say({ token: 't' });
    own?.closeSelf();
    expect(opener.postMessage).toHaveBeenCalledWith({ token: 't' }, ORIGIN);
    expect(window.close).toHaveBeenCalledOnce();
  });

  test.each([
    ['nobody opened it', {}],
    ['it has another name', { name: 'other', opener: {} }],
  ])('AUTH-04 a page is no window of ours when %s', (_, options) => {
    expect(page(options).windows.opener('login')).toBeNull();
  });

  test('AUTH-03c a window that another site has cut off calls back, and is heard where it is expected', async () => {
    const air = new Set<{ onmessage?: (event: object) => void }>();
    class BroadcastChannel {
      onmessage?: (event: object) => void;
      constructor() {
        air.add(this);
      }
      postMessage(data: object) {
        for (const other of [...air]) if (other !== this) other.onmessage?.({ data });
      }
      close() {
        air.delete(this);
      }
    }
    const one = page();
    const other = page();
    Object.assign(one.window, { BroadcastChannel });
    Object.assign(other.window, { BroadcastChannel });
    const heard = vi.fn();
    const stop = one.windows
      .open('social', '/there', { width: 1, height: 1 })
      ?.listen(heard, (data) => data === 'expected');
    expect(await other.windows.callBack('social', 'expected')).toBe(true);
    expect(await other.windows.callBack('social', 'unknown')).toBe(false);
    expect(heard.mock.calls).toEqual([['expected']]);
    stop?.();
    expect(air.size).toBe(0);
  });

  test('without channels nobody is called back', async () => {
    expect(await page().windows.callBack('social', 'x')).toBe(false);
  });

  test('in the page one goes to the address itself', () => {
    const { windows, assign } = page();
    windows.leave('https://provider.example/');
    expect(assign).toHaveBeenCalledWith('https://provider.example/');
  });
});

test.each([
  ['Mozilla/5.0 (iPhone) AppleWebKit/605 Mobile/15E148 [FBAN/FBIOS;FBAV/400]', false],
  ['Mozilla/5.0 (Linux; Android 14; wv) AppleWebKit/537 Chrome/120 Mobile', false],
  ['Mozilla/5.0 (iPhone) Instagram 300.0', false],
  ['Mozilla/5.0 (Linux; Android 14) MicroMessenger/8.0', false],
  ['Mozilla/5.0 (Windows NT 10.0) Chrome/120', true],
  ['Mozilla/5.0 (Macintosh) Version/17.0 Safari/605', true],
])('%s opens windows: %s', (userAgent, able) => expect(canOpenWindows(userAgent)).toBe(able));

describe('a window that waits for its address', () => {
  const waiting = (blocked = false) => {
    const { window, open, opened } = page({ blocked });
    const document = { title: '', body: { textContent: '' } };
    Object.assign(opened, { document });
    let now = 1000;
    const later = (ms: number) => {
      now += ms;
    };
    return { opening: waitingWindows(window as never, open as never, () => now), later, open, opened, document };
  };

  test('SUPP-01c C02 it opens empty, says that one waits, and goes on without knowing who opened it', () => {
    const { opening, open, opened, document } = waiting();
    const own = opening({ width: 440, height: 750 }, 'Opening');
    expect(open).toHaveBeenCalledWith('', '_blank', 'popup,width=440,height=750,left=1480,top=250');
    expect([opened.opener, document.title, document.body.textContent]).toEqual([null, 'Opening', 'Opening']);
    own?.go('https://service.example/chat');
    expect(opened.location.replace).toHaveBeenCalledWith('https://service.example/chat');
    own?.close();
    expect([opened.close.mock.calls.length, own?.closed()]).toEqual([1, false]);
  });

  test('SUPP-01c a double click opens one, a later click another, and one that was closed is not waited for', () => {
    const { opening, later, open, opened } = waiting();
    const ask = () => opening({ width: 440, height: 750 }, 'Opening');
    const first = ask();
    later(250);
    expect(ask()).toBe(first);
    expect(open).toHaveBeenCalledTimes(1);
    later(300);
    ask();
    expect(open).toHaveBeenCalledTimes(2);
    opened.closed = true;
    ask();
    expect(open).toHaveBeenCalledTimes(3);
  });

  test('C02 a blocked one is null', () => {
    expect(waiting(true).opening({ width: 440, height: 750 }, 'Opening')).toBeNull();
  });
});

import { createContext } from 'react';

export interface WindowSize {
  readonly width: number;
  readonly height: number;
}

/** A window that this page opened. */
export interface OpenedWindow {
  /** also true once the browser has cut the tie to a page of another site */
  closed(): boolean;
  close(): void;
  /**
   * What a page of this origin says from that very window (AUTH-04); answers how to stop hearing it. A window that another
   * site has cut off calls back by its name instead, and is heard where `expected` knows what it says.
   */
  listen(heard: (data: unknown) => void, expected?: (data: unknown) => boolean): () => void;
}

/** The page that opened this one as its window. */
export interface WindowOpener {
  /** said to a page of this origin alone */
  say(data: unknown): void;
  closeSelf(): void;
}

/** What a page may do with windows; handed in, so that tests have none. */
export interface Windows {
  /** false where there are none, as in the browsers inside other apps: the same is then done in the page */
  readonly able: boolean;
  /** to be called inside a click; `null` = the browser blocked it */
  /** `apart`: the window is another's, such as a game's, and does not get to know who opened it */
  open(name: string, path: string, size: WindowSize, tie?: 'apart'): OpenedWindow | null;
  /** who opened this page under that name */
  opener(name: string): WindowOpener | null;
  /**
   * Says something to whichever page of this origin opened a window of that name, from a window that has lost its opener:
   * a page of another site in between cuts the tie (HTML, cross-origin opener policy). Whether somebody expected it.
   */
  callBack(name: string, data: unknown): Promise<boolean>;
  closeSelf(): void;
  /** goes to another address in this page */
  leave(address: string): void;
}

/**
 * The one door to windows of our own that talk with their opener. What comes from one counts only if it is from that very
 * window and from this origin; what is said goes to this origin alone (WEB-04).
 */
export function browserWindows(
  page: Window & typeof globalThis,
  open: typeof window.open = (...asked) => window.open(...asked),
): Windows {
  const { origin } = page.location;
  return {
    able: canOpenWindows(page.navigator.userAgent),
    open(name, path, { width, height }, tie) {
      const inset = (outer: number, inner: number) => Math.max(0, Math.round((outer - inner) / 2));
      const left = inset(page.screen.availWidth, width);
      const top = inset(page.screen.availHeight, height);
      const place = `popup,width=${width},height=${height},left=${left},top=${top}`;
      // `noopener` would not say whether the window was blocked: an empty one is ours, so it can be cut loose first
      const opened = tie ? open('', '_blank', place) : open(path, name, place);
      if (!opened) return null;
      if (tie) {
        opened.opener = null;
        opened.location.replace(path);
      }
      return {
        closed: () => opened.closed,
        close: () => opened.close(),
        listen(heard, expected) {
          const quiet = expected && answerCalls(page, name, expected, heard);
          const listener = (event: MessageEvent) => {
            if (event.origin === origin && event.source === opened) heard(event.data);
          };
          page.addEventListener('message', listener);
          return () => {
            quiet?.();
            page.removeEventListener('message', listener);
          };
        },
      };
    },
    opener(name) {
      const opener: Window | null = page.opener;
      if (!opener || page.name !== name) return null;
      return { say: (data) => opener.postMessage(data, origin), closeSelf: () => page.close() };
    },
    callBack: (name, data) => callBack(page, name, data),
    closeSelf: () => page.close(),
    leave: (address) => page.location.assign(address),
  };
}

const CALL_MS = 800;

type Channels = Partial<Pick<typeof globalThis, 'BroadcastChannel'>>;

/** A channel is of one origin, as the browser sees to. */
function answerCalls(
  { BroadcastChannel }: Channels,
  name: string,
  expected: (data: unknown) => boolean,
  heard: (data: unknown) => void,
): () => void {
  if (!BroadcastChannel) return () => {};
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }: MessageEvent<{ said?: unknown } | null>) => {
    if (data?.said === undefined || !expected(data.said)) return;
    channel.postMessage({ taken: true });
    heard(data.said);
  };
  return () => channel.close();
}

function callBack({ BroadcastChannel }: Channels, name: string, said: unknown): Promise<boolean> {
  if (!BroadcastChannel) return Promise.resolve(false);
  const channel = new BroadcastChannel(name);
  return new Promise<boolean>((resolve) => {
    const timer = setTimeout(() => resolve(false), CALL_MS);
    channel.onmessage = ({ data }: MessageEvent<{ taken?: unknown } | null>) => {
      if (data?.taken !== true) return;
      clearTimeout(timer);
      resolve(true);
    };
    channel.postMessage({ said });
  }).finally(() => channel.close());
}

/** Browsers inside other apps open no windows, or open them where they cannot talk with the page. */
export function canOpenWindows(userAgent: string): boolean {
  return !/FBAN|FBAV|FB_IAB|Instagram|\bLine\/|MicroMessenger|Zalo|TikTok|musical_ly|; wv\)/.test(userAgent);
}

/** Where a page is prerendered there are no windows. */
const noWindows: Windows = {
  able: false,
  open: () => null,
  opener: () => null,
  callBack: () => Promise.resolve(false),
  closeSelf: () => {},
  leave: () => {},
};

export const WindowsContext = createContext<Windows>(
  typeof window === 'undefined' ? noWindows : browserWindows(window),
);

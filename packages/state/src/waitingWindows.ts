import { createContext } from 'react';
import type { WindowSize } from './windows.ts';

/** A window that was opened before it is known what to show in it. */
export interface WaitingWindow {
  /** the page does not get to know who opened it */
  go(address: string): void;
  close(): void;
  /** the person did not want to wait */
  closed(): boolean;
}

/**
 * Opens a window inside the click, empty but for a word of patience (C02): browsers block one that is opened after an answer
 * was waited for. `null` = the browser blocked it.
 */
export type OpenWaiting = (size: WindowSize, patience: string) => WaitingWindow | null;

/** So long the second half of a double click may take. */
const DOUBLE_MS = 500;

/** The door to windows that wait for their address. A double click gets one: its second half is given that of the first. */
export function waitingWindows(
  page: Window & typeof globalThis,
  open: typeof window.open = (...asked) => window.open(...asked),
  now: () => number = () => performance.now(),
): OpenWaiting {
  let last: { at: number; waiting: WaitingWindow } | undefined;
  return ({ width, height }, patience) => {
    if (last && now() - last.at < DOUBLE_MS && !last.waiting.closed()) return last.waiting;
    // at the end of the screen, beside what is read
    const left = Math.max(0, page.screen.availWidth - width);
    const top = Math.max(0, page.screen.availHeight - height);
    const opened = open('', '_blank', `popup,width=${width},height=${height},left=${left},top=${top}`);
    if (!opened) return null;
    opened.opener = null;
    opened.document.title = patience;
    opened.document.body.textContent = patience;
    const waiting: WaitingWindow = {
      go: (address) => opened.location.replace(address),
      close: () => opened.close(),
      closed: () => opened.closed,
    };
    last = { at: now(), waiting };
    return waiting;
  };
}

export const WaitingWindowContext = createContext<OpenWaiting>(
  typeof window === 'undefined' ? () => null : waitingWindows(window),
);

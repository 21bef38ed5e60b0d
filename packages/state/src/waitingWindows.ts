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

/** The door to windows that wait for their address. */
export function waitingWindows(
  page: Window & typeof globalThis,
  open: typeof window.open = (...asked) => window.open(...asked),
): OpenWaiting {
  return ({ width, height }, patience) => {
    // at the end of the screen, beside what is read
    const left = Math.max(0, page.screen.availWidth - width);
    const top = Math.max(0, page.screen.availHeight - height);
    const opened = open('', '_blank', `popup,width=${width},height=${height},left=${left},top=${top}`);
    if (!opened) return null;
    opened.opener = null;
    opened.document.title = patience;
    opened.document.body.textContent = patience;
    return {
      go: (address) => opened.location.replace(address),
      close: () => opened.close(),
      closed: () => opened.closed,
    };
  };
}

export const WaitingWindowContext = createContext<OpenWaiting>(
  typeof window === 'undefined' ? () => null : waitingWindows(window),
);

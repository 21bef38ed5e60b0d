import { type Windows, WindowsContext } from '@marquee/state/windows';
import type { ReactNode } from 'react';
import { vi } from 'vitest';

export interface FakeWindows extends Windows {
  readonly opened: { name: string; address: string; size: { width: number; height: number } }[];
  readonly left: string[];
  /** what the opened window says to this page */
  hear(data: unknown): void;
  /** the person closes it */
  shut(): void;
  /** what this page said to its opener */
  readonly said: unknown[];
  readonly closeSelf: ReturnType<typeof vi.fn<() => void>>;
}

/** Windows that a test looks into and speaks from. */
export function fakeWindows({ able = true, blocked = false, openedAs = '' } = {}): FakeWindows {
  const heards = new Set<(data: unknown) => void>();
  let closed = false;
  const closeSelf = vi.fn<() => void>();
  const said: unknown[] = [];
  const opened: FakeWindows['opened'] = [];
  const left: string[] = [];
  return {
    able,
    opened,
    left,
    said,
    open(name, address, size) {
      opened.push({ name, address, size });
      if (blocked) return null;
      closed = false;
      return {
        closed: () => closed,
        close: () => {
          closed = true;
        },
        listen(heard) {
          heards.add(heard);
          return () => heards.delete(heard);
        },
      };
    },
    opener: (name) => (name === openedAs ? { say: (data) => said.push(data), closeSelf } : null),
    callBack: async () => false,
    closeSelf,
    leave: (address) => left.push(address),
    hear(data) {
      for (const heard of [...heards]) heard(data);
    },
    shut() {
      closed = true;
    },
  };
}

export function WithWindows({ windows, children }: { windows: Windows; children: ReactNode }) {
  return <WindowsContext value={windows}>{children}</WindowsContext>;
}

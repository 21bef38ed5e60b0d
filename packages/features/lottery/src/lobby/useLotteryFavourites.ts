import { useSession } from '@marquee/state/session';
import { ownKey } from '@marquee/state/storage';
import { useAppStore } from '@marquee/state/value';
import { useState } from 'react';

/** The lotteries that somebody marked. */
export interface LotteryFavourites {
  readonly marked: ReadonlySet<string>;
  toggle(gameCode: string): void;
}

const MOST = 500;

/** Marked lotteries, kept on this device by user name and sent nowhere (LOTT-05). */
export function useLotteryFavourites(): LotteryFavourites {
  const { storage } = useAppStore();
  const session = useSession();
  const account = session.kind === 'visitor' ? undefined : session.account;
  const key = account === undefined ? undefined : ownKey(`lottery.fav.${account}`);
  const [, changed] = useState(0);
  const marked = key === undefined ? new Set<string>() : new Set(storage.local.read(key, codes));
  const toggle = (gameCode: string) => {
    if (key === undefined) return;
    const next = marked.has(gameCode) ? [...marked].filter((code) => code !== gameCode) : [gameCode, ...marked];
    storage.local.write(key, JSON.stringify(next.slice(0, MOST)));
    changed((times) => times + 1);
  };
  return { marked, toggle };
}

function codes(text: string): string[] | undefined {
  const value: unknown = JSON.parse(text);
  return Array.isArray(value) ? value.filter((code) => typeof code === 'string') : undefined;
}

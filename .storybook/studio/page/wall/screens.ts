import type { BrandData } from '@marquee/brand/data';
import { listsGames } from '@marquee/domain/gameTypes';
import { gamePages } from '@marquee/web/src/gamePages.ts';

export const devices = {
  desktop: { name: 'Desktop', width: 1280, height: 800 },
  phone: { name: 'Phone', width: 390, height: 800 },
} as const;
export type Device = keyof typeof devices;

export interface WallScreen {
  readonly key: string;
  readonly name: string;
  readonly path: string;
  readonly session: 'visitor' | 'member';
}

/** The screens on the wall; which they are depends on the brand, as for its players. */
export function screensOf({ loginRequiredForHome, games }: BrandData): WallScreen[] {
  const lobby = [...gamePages].find(([, category]) => listsGames(category) && !games.off.includes(category));
  const session = loginRequiredForHome ? 'member' : 'visitor';
  return [
    { key: 'home', name: 'Home', path: '/', session },
    { key: 'login', name: 'Login', path: '/login', session: 'visitor' },
    { key: 'register', name: 'Register', path: '/register', session: 'visitor' },
    ...(lobby ? [{ key: 'games', name: 'Game page', path: lobby[0], session } as const] : []),
  ];
}

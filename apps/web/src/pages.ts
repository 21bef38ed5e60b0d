import type { GameCategory } from '@marquee/domain/gameTypes';
import { plainPath } from '@marquee/domain/plainPath';
import type { PageShellProps } from '@marquee/feature-shell/page/PageShell';
import { isHome } from './access.ts';
import { hasGames } from './gamePages.ts';

interface Page {
  readonly screen:
    | 'Game'
    | 'Login'
    | 'Agent'
    | 'Register'
    | 'Forgot'
    | 'ChangePassword'
    | 'Help'
    | 'Notices'
    | 'AgentCentre'
    | 'Lottery'
    | 'VnLottery'
    | 'Member'
    | 'Download'
    | 'About'
    | 'Blog'
    | 'Report'
    | 'Join'
    | 'PointMall'
    | 'Vip'
    | 'Promotions'
    | 'Promotion'
    | 'Responsible';
  /** what stands around it */
  readonly kind: PageShellProps['kind'];
}

const table = {
  '/game': { screen: 'Game', kind: 'header' },
  '/seamless': { screen: 'Game', kind: 'header' },
  '/fbsports': { screen: 'Game', kind: 'header' },
  '/login': { screen: 'Login', kind: 'header' },
  '/agentHome': { screen: 'Agent', kind: 'full' },
  '/register': { screen: 'Register', kind: 'full' },
  '/register.html': { screen: 'Register', kind: 'full' },
  '/forget': { screen: 'Forgot', kind: 'header' },
  '/changePassword': { screen: 'ChangePassword', kind: 'header' },
  '/agent': { screen: 'AgentCentre', kind: 'full' },
  '/lottery': { screen: 'Lottery', kind: 'header' },
  '/vnlottery': { screen: 'VnLottery', kind: 'header' },
  '/member': { screen: 'Member', kind: 'full' },
  '/responsible-gaming': { screen: 'Responsible', kind: 'full' },
  '/promotions': { screen: 'Promotions', kind: 'full' },
  '/vip': { screen: 'Vip', kind: 'full' },
  '/pointMall': { screen: 'PointMall', kind: 'full' },
  '/promoDetail': { screen: 'Promotion', kind: 'full' },
  '/down': { screen: 'Download', kind: 'bare' },
  '/download': { screen: 'Download', kind: 'bare' },
  '/join': { screen: 'Join', kind: 'full' },
  '/aboutUs': { screen: 'About', kind: 'full' },
  '/blog': { screen: 'Blog', kind: 'full' },
  '/creditReport': { screen: 'Report', kind: 'full' },
  '/help': { screen: 'Help', kind: 'full' },
  '/helpmc': { screen: 'Help', kind: 'bare' },
  '/noticePage': { screen: 'Notices', kind: 'full' },
} as const satisfies Record<string, Page>;

/** Path of a page beside home and those of games; whatever else is known of each page is kept under these. */
export type PagePath = keyof typeof table;

/** The pages beside home and those of games, each by its path (SHELL-01). */
export const pages: ReadonlyMap<string, Page> = new Map(Object.entries(table));

/** Whether this site has a page with something on it: what the platform says may lead there. */
export function hasPage(address: string, off: readonly GameCategory[]): boolean {
  const path = plainPath(address);
  return pages.has(path) || isHome(path) || hasGames(path, off);
}

import { type LazyScreen, type LazyScreenOptions, lazyScreen } from '@marquee/blocks/chunk/lazyScreen';
import { listsGames } from '@marquee/domain/gameTypes';
import { lazyAccount } from '@marquee/feature-shell/account/LazyAccount';
import { type ComponentType, createElement, Fragment } from 'react';
import { isHome } from './access.ts';
import { bringingWords } from './bringingWords.ts';
import { gamePages } from './gamePages.ts';
import type { LaterName, LaterProps } from './laterScreens.ts';
import { pages } from './pages.ts';
import { OverPage, PagePending } from './screenFaces.tsx';
import type { WordsStore } from './words.ts';

export type Screens = ReturnType<typeof createScreens>;

/**
 * Every screen and dialog, each its own chunk (SHELL-01). Where most of them are found stands in `laterScreens.ts`, a chunk as
 * well, so that a further screen costs the first page its name alone; those that a visit begins with are found here.
 */
export function createScreens(words: WordsStore) {
  const withWords = bringingWords(words);
  /** a screen of the table that comes after the first page */
  const later = <Name extends LaterName>(name: Name, options?: LazyScreenOptions) =>
    lazyScreen<LaterProps<Name>>(async () => {
      const laterScreens = await import('./laterScreens.ts').then((m) => m.laterScreens);
      const load = laterScreens(withWords)[name] as () => Promise<ComponentType<LaterProps<Name>>>;
      return load();
    }, options);
  const page = { pending: createElement(PagePending) };
  const dialog = { frame: OverPage };
  // while its code is away nothing stands in for it
  const unseen = { ...dialog, pending: createElement(Fragment) };
  return {
    Home: lazyScreen(() => import('@marquee/feature-shell/home/HomePage').then((m) => m.HomePage), page),
    NotFound: later('NotFound', page),
    Login: lazyScreen(
      withWords('auth', () => import('@marquee/feature-auth/login/LoginPage').then((m) => m.LoginPage)),
      page,
    ),
    LoginDialog: lazyScreen(
      withWords('auth', () => import('@marquee/feature-auth/login/LoginDialog').then((m) => m.LoginDialog)),
      dialog,
    ),
    Agent: later('Agent', page),
    Register: later('Register', page),
    RegisterDialog: later('RegisterDialog', dialog),
    Forgot: later('Forgot', page),
    ForgotDialog: later('ForgotDialog', dialog),
    ChangePassword: later('ChangePassword', page),
    ChangePasswordDialog: later('ChangePasswordDialog', dialog),
    Help: later('Help', page),
    YourGames: later('YourGames'),
    AgentCentre: later('AgentCentre', page),
    Lottery: later('Lottery', page),
    VnLottery: later('VnLottery', page),
    Member: later('Member', page),
    Promotions: later('Promotions', page),
    Download: later('Download', page),
    About: later('About', page),
    Blog: later('Blog', page),
    Report: later('Report', page),
    Join: later('Join', page),
    Vip: later('Vip', page),
    PointMall: later('PointMall', page),
    Promotion: later('Promotion', page),
    Responsible: later('Responsible', page),
    HotGames: later('HotGames'),
    HomeProviders: later('HomeProviders'),
    HomePromotions: later('HomePromotions'),
    HomeWinners: later('HomeWinners'),
    Lobby: later('Lobby', page),
    Category: later('Category', page),
    Game: later('Game', page),
    TermsPopup: later('TermsPopup', dialog),
    ChatRoom: later('ChatRoom', dialog),
    TrialWarning: later('TrialWarning', dialog),
    SignOutDialog: later('SignOutDialog', dialog),
    SiteMenu: later('SiteMenu', dialog),
    Notices: later('Notices', page),
    NoticePopup: later('NoticePopup', dialog),
    SessionEnd: later('SessionEnd', unseen),
    // where it does not come that is said, for it asks what must be asked
    Desk: later('Desk', unseen),
    account: lazyAccount(async (chunk) => (await Promise.all([chunk(), words.need('desk')]))[0]),
  };
}

/** The screen of a path, for fetching it before the first render. */
export function screenFor(screens: Screens, pathname: string): LazyScreen<never> {
  if (isHome(pathname)) return screens.Home as LazyScreen<never>;
  const { Lobby, Category, NotFound } = screens;
  const games = gamePages.get(pathname);
  if (games) return (listsGames(games) ? Lobby : Category) as LazyScreen<never>;
  const page = pages.get(pathname);
  return (page ? screens[page.screen] : NotFound) as LazyScreen<never>;
}

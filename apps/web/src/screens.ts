import { type LazyScreen, lazyScreen } from '@marquee/blocks/chunk/lazyScreen';
import { listsGames } from '@marquee/domain/gameTypes';
import { lazyAccount } from '@marquee/feature-shell/account/LazyAccount';
import { type ComponentType, createElement, Fragment } from 'react';
import { isHome } from './access.ts';
import { gamePages } from './gamePages.ts';
import { pages } from './pages.ts';
import { Nothing, OverPage, PagePending } from './screenFaces.tsx';
import type { WordsStore } from './words.ts';

export type Screens = ReturnType<typeof createScreens>;

/**
 * Every screen and dialog, each its own chunk (SHELL-01); one with words of its own brings its pack along, so that it is
 * never shown without them.
 */
export function createScreens(words: WordsStore) {
  const withWords =
    <P extends object>(packs: string | readonly string[], load: () => Promise<ComponentType<P>>) =>
    async (): Promise<ComponentType<P>> => {
      const [Screen] = await Promise.all([load(), ...[packs].flat().map((pack) => words.need(pack))]);
      return Screen;
    };
  const page = { pending: createElement(PagePending) };
  const dialog = { frame: OverPage };
  return {
    Home: lazyScreen(() => import('@marquee/feature-shell/home/HomePage').then((m) => m.HomePage), page),
    NotFound: lazyScreen(() => import('@marquee/feature-shell/page/NotFoundPage').then((m) => m.NotFoundPage), page),
    Login: lazyScreen(
      withWords('auth', () => import('@marquee/feature-auth/login/LoginPage').then((m) => m.LoginPage)),
      page,
    ),
    LoginDialog: lazyScreen(
      withWords('auth', () => import('@marquee/feature-auth/login/LoginDialog').then((m) => m.LoginDialog)),
      dialog,
    ),
    Agent: lazyScreen(
      withWords('auth', () => import('@marquee/feature-auth/agent/AgentPage').then((m) => m.AgentPage)),
      page,
    ),
    Register: lazyScreen(
      withWords(['auth', 'account'], () =>
        import('@marquee/feature-auth/register/RegisterPage').then((m) => m.RegisterPage),
      ),
      page,
    ),
    RegisterDialog: lazyScreen(
      withWords(['auth', 'account'], () =>
        import('@marquee/feature-auth/register/RegisterDialog').then((m) => m.RegisterDialog),
      ),
      dialog,
    ),
    Forgot: lazyScreen(
      withWords(['auth', 'account'], () => import('@marquee/feature-auth/forgot/ForgotPage').then((m) => m.ForgotPage)),
      page,
    ),
    ForgotDialog: lazyScreen(
      withWords(['auth', 'account'], () =>
        import('@marquee/feature-auth/forgot/ForgotDialog').then((m) => m.ForgotDialog),
      ),
      dialog,
    ),
    ChangePassword: lazyScreen(
      withWords(['auth', 'account'], () =>
        import('@marquee/feature-auth/password/ChangePasswordPage').then((m) => m.ChangePasswordPage),
      ),
      page,
    ),
    ChangePasswordDialog: lazyScreen(
      withWords(['auth', 'account'], () =>
        import('@marquee/feature-auth/password/ChangePasswordDialog').then((m) => m.ChangePasswordDialog),
      ),
      dialog,
    ),
    Help: lazyScreen(
      withWords(['auth', 'help'], () => import('@marquee/feature-support/help/HelpPage').then((m) => m.HelpPage)),
      page,
    ),
    YourGames: lazyScreen(
      withWords('games', () => import('@marquee/feature-games/home/YourGames').then((m) => m.YourGames)),
    ),
    Lottery: lazyScreen(
      withWords(['pages', 'games', 'lottery'], () =>
        import('@marquee/feature-lottery/LotteryPage').then((m) => m.LotteryPage),
      ),
      page,
    ),
    VnLottery: lazyScreen(
      withWords(['pages', 'games', 'lottery'], () =>
        import('@marquee/feature-lottery/VnLotteryPage').then((m) => m.VnLotteryPage),
      ),
      page,
    ),
    Member: lazyScreen(
      withWords(['pages', 'centre', 'member'], () =>
        import('@marquee/feature-member/MemberPage').then((m) => m.MemberPage),
      ),
      page,
    ),
    Promotions: lazyScreen(
      withWords(['pages', 'promotions'], () =>
        import('@marquee/feature-promotions/list/PromotionsPage').then((m) => m.PromotionsPage),
      ),
      page,
    ),
    Vip: lazyScreen(
      withWords(['pages', 'promotions'], () => import('@marquee/feature-promotions/vip/VipPage').then((m) => m.VipPage)),
      page,
    ),
    PointMall: lazyScreen(
      withWords(['pages', 'points'], () =>
        import('@marquee/feature-points/mall/PointMallPage').then((m) => m.PointMallPage),
      ),
      page,
    ),
    Promotion: lazyScreen(
      withWords(['pages', 'promotions'], () =>
        import('@marquee/feature-promotions/detail/PromotionPage').then((m) => m.PromotionPage),
      ),
      page,
    ),
    HotGames: lazyScreen(
      withWords('games', () => import('@marquee/feature-games/home/HotGames').then((m) => m.HotGames)),
    ),
    HomeProviders: lazyScreen(
      withWords('games', () => import('@marquee/feature-games/home/Providers').then((m) => m.Providers)),
    ),
    HomePromotions: lazyScreen(
      withWords('games', () => import('@marquee/feature-games/home/Promotions').then((m) => m.Promotions)),
    ),
    HomeWinners: lazyScreen(
      withWords('games', () => import('@marquee/feature-games/home/Winners').then((m) => m.Winners)),
    ),
    Lobby: lazyScreen(
      withWords('games', () => import('./gameScreens.tsx').then((m) => m.LobbyScreen)),
      page,
    ),
    Category: lazyScreen(
      withWords('games', () => import('./gameScreens.tsx').then((m) => m.CategoryScreen)),
      page,
    ),
    Game: lazyScreen(
      withWords('games', () => import('@marquee/feature-games/launch/LaunchPage').then((m) => m.LaunchPage)),
      page,
    ),
    TermsPopup: lazyScreen(
      withWords('auth', () => import('@marquee/feature-support/help/TermsPopup').then((m) => m.TermsPopup)),
      dialog,
    ),
    TrialWarning: lazyScreen(
      withWords('auth', () => import('@marquee/blocks/gate/TrialWarning').then((m) => m.TrialWarning)),
      dialog,
    ),
    SignOutDialog: lazyScreen(
      withWords('desk', () => import('@marquee/feature-shell/account/SignOutDialog').then((m) => m.SignOutDialog)),
      dialog,
    ),
    Notices: lazyScreen(
      withWords(['desk', 'help', 'pages'], () =>
        import('@marquee/feature-support/notices/NoticesPage').then((m) => m.NoticesPage),
      ),
      page,
    ),
    NoticePopup: lazyScreen(
      withWords('desk', () => import('@marquee/feature-shell/notices/NoticePopup').then((m) => m.NoticePopup)),
      dialog,
    ),
    // an extra: while its code is away, and where it does not come, nothing stands in for it
    Desk: lazyScreen(
      withWords('desk', () => import('@marquee/feature-shell/desk/Desk').then((m) => m.Desk)),
      { pending: createElement(Fragment), frame: Nothing },
    ),
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

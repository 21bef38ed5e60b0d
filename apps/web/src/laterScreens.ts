import type { ComponentType } from 'react';
import type { WithWords } from './bringingWords.ts';

type Table = ReturnType<typeof laterScreens>;
export type LaterName = keyof Table;
/** What a screen of the table is given. */
export type LaterProps<Name extends LaterName> = {
  [N in LaterName]: Awaited<ReturnType<Table[N]>> extends ComponentType<infer Props extends object> ? Props : object;
}[Name];

/**
 * Where the screens and dialogs are found that no visit begins with, each with the packs of its words (SHELL-01). A chunk of its
 * own: addresses of chunks do not compress, and a first page need not carry them.
 */
export function laterScreens(withWords: WithWords) {
  return {
    NotFound: withWords('closed', () => import('@marquee/feature-shell/page/NotFoundPage').then((m) => m.NotFoundPage)),
    Agent: withWords(['auth', 'agent', 'centre', 'desk'], () =>
      import('@marquee/feature-auth/agent/AgentPage').then((m) => m.AgentPage),
    ),
    Register: withWords(['auth', 'account'], () =>
      import('@marquee/feature-auth/register/RegisterPage').then((m) => m.RegisterPage),
    ),
    RegisterDialog: withWords(['auth', 'account'], () =>
      import('@marquee/feature-auth/register/RegisterDialog').then((m) => m.RegisterDialog),
    ),
    Forgot: withWords(['auth', 'account'], () =>
      import('@marquee/feature-auth/forgot/ForgotPage').then((m) => m.ForgotPage),
    ),
    ForgotDialog: withWords(['auth', 'account'], () =>
      import('@marquee/feature-auth/forgot/ForgotDialog').then((m) => m.ForgotDialog),
    ),
    ChangePassword: withWords(['auth', 'account'], () =>
      import('@marquee/feature-auth/password/ChangePasswordPage').then((m) => m.ChangePasswordPage),
    ),
    ChangePasswordDialog: withWords(['auth', 'account'], () =>
      import('@marquee/feature-auth/password/ChangePasswordDialog').then((m) => m.ChangePasswordDialog),
    ),
    Help: withWords(['auth', 'help'], () => import('@marquee/feature-support/help/HelpPage').then((m) => m.HelpPage)),
    YourGames: withWords('games', () => import('@marquee/feature-games/home/YourGames').then((m) => m.YourGames)),
    AgentCentre: withWords(['pages', 'centre', 'desk', 'agent'], () =>
      import('@marquee/feature-agent/AgentCentrePage').then((m) => m.AgentCentrePage),
    ),
    Lottery: withWords(['pages', 'games', 'lottery'], () =>
      import('@marquee/feature-lottery/LotteryPage').then((m) => m.LotteryPage),
    ),
    VnLottery: withWords(['pages', 'games', 'lottery'], () =>
      import('@marquee/feature-lottery/VnLotteryPage').then((m) => m.VnLotteryPage),
    ),
    Member: withWords(['pages', 'centre', 'member', 'desk'], () =>
      import('@marquee/feature-member/MemberPage').then((m) => m.MemberPage),
    ),
    Promotions: withWords(['pages', 'promotions'], () =>
      import('./PromotionsScreen.tsx').then((m) => m.PromotionsScreen),
    ),
    Download: withWords(['pages', 'content'], () =>
      import('@marquee/feature-support/app/DownloadPage').then((m) => m.DownloadPage),
    ),
    About: withWords(['pages', 'content'], () =>
      import('@marquee/feature-support/content/AboutPage').then((m) => m.AboutPage),
    ),
    Blog: withWords(['pages', 'content'], () =>
      import('@marquee/feature-support/content/BlogPage').then((m) => m.BlogPage),
    ),
    Report: withWords(['pages', 'content'], () =>
      import('@marquee/feature-support/content/ReportPage').then((m) => m.ReportPage),
    ),
    Join: withWords(['pages', 'content'], () =>
      import('@marquee/feature-support/content/JoinPage').then((m) => m.JoinPage),
    ),
    Vip: withWords(['pages', 'promotions'], () =>
      import('@marquee/feature-promotions/vip/VipPage').then((m) => m.VipPage),
    ),
    PointMall: withWords(['pages', 'points'], () => import('./PointMallScreen.tsx').then((m) => m.PointMallScreen)),
    Promotion: withWords(['pages', 'promotions'], () =>
      import('@marquee/feature-promotions/detail/PromotionPage').then((m) => m.PromotionPage),
    ),
    Responsible: withWords(['pages', 'centre', 'member'], () =>
      import('@marquee/feature-member/safety/ResponsiblePage').then((m) => m.ResponsiblePage),
    ),
    HotGames: withWords('games', () => import('@marquee/feature-games/home/HotGames').then((m) => m.HotGames)),
    HomeProviders: withWords('games', () => import('@marquee/feature-games/home/Providers').then((m) => m.Providers)),
    HomePromotions: withWords('games', () =>
      import('@marquee/feature-games/home/Promotions').then((m) => m.Promotions),
    ),
    HomeWinners: withWords('games', () => import('@marquee/feature-games/home/Winners').then((m) => m.Winners)),
    Lobby: withWords(['pages', 'games'], () => import('./gameScreens.tsx').then((m) => m.LobbyScreen)),
    Category: withWords('games', () => import('./gameScreens.tsx').then((m) => m.CategoryScreen)),
    Game: withWords('games', () => import('@marquee/feature-games/launch/LaunchPage').then((m) => m.LaunchPage)),
    TermsPopup: withWords('auth', () => import('@marquee/feature-support/help/TermsPopup').then((m) => m.TermsPopup)),
    ChatRoom: withWords('help', () => import('@marquee/feature-support/chat/ChatRoom').then((m) => m.ChatRoom)),
    TrialWarning: withWords('auth', () => import('@marquee/blocks/gate/TrialWarning').then((m) => m.TrialWarning)),
    SignOutDialog: withWords('desk', () =>
      import('@marquee/feature-shell/account/SignOutDialog').then((m) => m.SignOutDialog),
    ),
    SiteMenu: withWords('desk', () => import('@marquee/feature-shell/menu/SiteMenu').then((m) => m.SiteMenu)),
    Notices: withWords(['desk', 'help', 'pages'], () =>
      import('@marquee/feature-support/notices/NoticesPage').then((m) => m.NoticesPage),
    ),
    NoticePopup: withWords('desk', () =>
      import('@marquee/feature-shell/notices/NoticePopup').then((m) => m.NoticePopup),
    ),
    SessionEnd: () => import('./SessionEnd.tsx').then((m) => m.SessionEnd),
    Desk: withWords('desk', () => import('@marquee/feature-shell/desk/Desk').then((m) => m.Desk)),
  };
}

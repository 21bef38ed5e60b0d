import { type LazyScreen, lazyScreen } from '@marquee/blocks/chunk/lazyScreen';
import {
  ChartColumn,
  ClipboardList,
  Clock,
  FileSignature,
  HandCoins,
  LayoutDashboard,
  Link2,
  Megaphone,
  Network,
  PiggyBank,
  ReceiptText,
  Sun,
  Zap,
} from 'lucide-react';
import type { ReactNode } from 'react';

/** The pages of the agent centre, by the key that stands in the address (AGNT-01b). */
export const agentPages = {
  announcement: {
    Screen: lazyScreen(() => import('./announcements/Announcements.tsx').then((m) => m.Announcements)),
    icon: <Megaphone size={20} aria-hidden />,
  },
  agentTeamOverview: {
    Screen: lazyScreen(() => import('./team/TeamOverview.tsx').then((m) => m.TeamOverview)),
    icon: <LayoutDashboard size={20} aria-hidden />,
  },
  registerCenter: {
    Screen: lazyScreen(() => import('./links/Links.tsx').then((m) => m.Links)),
    icon: <Link2 size={20} aria-hidden />,
  },
  downlines: {
    Screen: lazyScreen(() => import('./team/Downlines.tsx').then((m) => m.Downlines)),
    icon: <Network size={20} aria-hidden />,
  },
  teamBetting: {
    Screen: lazyScreen(() => import('./team/TeamBetting.tsx').then((m) => m.TeamBetting)),
    icon: <ClipboardList size={20} aria-hidden />,
  },
  userProfit: {
    Screen: lazyScreen(() => import('./team/TeamProfit.tsx').then((m) => m.TeamProfit)),
    icon: <ChartColumn size={20} aria-hidden />,
  },
  myIncome: {
    Screen: lazyScreen(() => import('./record/Income.tsx').then((m) => m.Income)),
    icon: <PiggyBank size={20} aria-hidden />,
  },
  downlineTransactions: {
    Screen: lazyScreen(() => import('./record/Transactions.tsx').then((m) => m.Transactions)),
    icon: <ReceiptText size={20} aria-hidden />,
  },
  contracts: {
    Screen: lazyScreen(() => import('./contracts/Contracts.tsx').then((m) => m.Contracts)),
    icon: <FileSignature size={20} aria-hidden />,
  },
  dividends: {
    Screen: lazyScreen(() => import('./record/wagesPages.tsx').then((m) => m.Dividends)),
    icon: <HandCoins size={20} aria-hidden />,
  },
  dailyWages: {
    Screen: lazyScreen(() => import('./record/wagesPages.tsx').then((m) => m.DailyWages)),
    icon: <Sun size={20} aria-hidden />,
  },
  hourlyWages: {
    Screen: lazyScreen(() => import('./record/wagesPages.tsx').then((m) => m.HourlyWages)),
    icon: <Clock size={20} aria-hidden />,
  },
  realTimeWages: {
    Screen: lazyScreen(() => import('./record/wagesPages.tsx').then((m) => m.RealTimeWages)),
    icon: <Zap size={20} aria-hidden />,
  },
} as const satisfies Record<string, { Screen: LazyScreen<object>; icon: ReactNode }>;

export type AgentPageKey = keyof typeof agentPages;
export const agentPageKeys = Object.keys(agentPages) as AgentPageKey[];

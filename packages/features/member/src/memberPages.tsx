import { type LazyScreen, lazyScreen } from '@marquee/blocks/chunk/lazyScreen';
import {
  BadgePercent,
  CircleUser,
  ClipboardList,
  Gift,
  HandCoins,
  Mail,
  ReceiptText,
  ShieldCheck,
  Target,
  TrendingUp,
  UsersRound,
} from 'lucide-react';
import type { ReactNode } from 'react';

/** The pages of the member centre that are there, by the key that stands in the address (MEMB-01). */
export const memberPages = {
  securityCenter: {
    Screen: lazyScreen(() => import('./account/SecurityCenter.tsx').then((m) => m.SecurityCenter)),
    icon: <CircleUser size={20} aria-hidden />,
  },
  personalHistoryCopy: {
    Screen: lazyScreen(() => import('./records/BettingRecord.tsx').then((m) => m.BettingRecord)),
    icon: <ClipboardList size={20} aria-hidden />,
  },
  transactionHistory: {
    Screen: lazyScreen(() => import('./records/AccountRecord.tsx').then((m) => m.AccountRecord)),
    icon: <ReceiptText size={20} aria-hidden />,
  },
  personalProfit: {
    Screen: lazyScreen(() => import('./records/ProfitRecord.tsx').then((m) => m.ProfitRecord)),
    icon: <TrendingUp size={20} aria-hidden />,
  },
  bonusDetails: {
    Screen: lazyScreen(() => import('./records/BonusRecord.tsx').then((m) => m.BonusRecord)),
    icon: <HandCoins size={20} aria-hidden />,
  },
  rewardCenter: {
    Screen: lazyScreen(() => import('./rewards/RewardCenter.tsx').then((m) => m.RewardCenter)),
    icon: <Gift size={20} aria-hidden />,
  },
  referral: {
    Screen: lazyScreen(() => import('./rewards/Referral.tsx').then((m) => m.Referral)),
    icon: <UsersRound size={20} aria-hidden />,
  },
  missionLeaderboard: {
    Screen: lazyScreen(() => import('./rewards/Missions.tsx').then((m) => m.Missions)),
    icon: <Target size={20} aria-hidden />,
  },
  messageV2: {
    Screen: lazyScreen(() => import('./letters/Letters.tsx').then((m) => m.Letters)),
    icon: <Mail size={20} aria-hidden />,
  },
  manualRebate: {
    Screen: lazyScreen(() => import('./rewards/Rebates.tsx').then((m) => m.Rebates)),
    icon: <BadgePercent size={20} aria-hidden />,
  },
  // beyond the keys of the specification (SAFE-02)
  playSafely: {
    Screen: lazyScreen(() => import('./safety/SafetyPage.tsx').then((m) => m.SafetyPage)),
    icon: <ShieldCheck size={20} aria-hidden />,
  },
} as const satisfies Record<string, { Screen: LazyScreen<object>; icon: ReactNode }>;

export type MemberPageKey = keyof typeof memberPages;
export const memberPageKeys = Object.keys(memberPages) as MemberPageKey[];

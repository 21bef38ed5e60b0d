import { claimMission } from './claim.ts';
import { claimReward } from './claimReward.ts';
import { missionLeaderboard } from './leaderboard.ts';
import { referral } from './referral.ts';
import { rewards } from './rewards.ts';
import { missionSummary } from './summary.ts';

/** Missions, rewards and invited friends. */
export const missionsCalls = {
  [missionSummary.id]: missionSummary,
  [missionLeaderboard.id]: missionLeaderboard,
  [claimMission.id]: claimMission,
  [rewards.id]: rewards,
  [claimReward.id]: claimReward,
  [referral.id]: referral,
} as const;

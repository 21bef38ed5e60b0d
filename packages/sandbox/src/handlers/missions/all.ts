import type { HandlersOf } from '../../exchange.ts';
import { claim, claimReward, rewards, summary } from './missions.ts';
import { leaderboard, referral } from './people.ts';

export const missionsHandlers: HandlersOf<'missions'> = {
  'missions.summary': summary,
  'missions.leaderboard': leaderboard,
  'missions.claim': claim,
  'missions.rewards': rewards,
  'missions.claimReward': claimReward,
  'missions.referral': referral,
};

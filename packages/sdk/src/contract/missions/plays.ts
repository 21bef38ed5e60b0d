import { CannotPlay, type Plays } from '../play.ts';
import type { missionsCalls } from './all.ts';
import { rewards } from './rewards.ts';
import { missionSummary } from './summary.ts';

export const missionsPlays: Plays<typeof missionsCalls> = {
  'missions.summary': () => ({}),
  'missions.leaderboard': () => ({}),
  'missions.claim': async ({ ask }) => {
    const { missions } = await ask(missionSummary, {});
    const done = missions.find(({ status }) => status === 'claimable');
    if (!done) throw new CannotPlay('no mission is done');
    return { missionId: done.missionId };
  },
  'missions.rewards': () => ({}),
  'missions.claimReward': async ({ ask }) => {
    const { list } = await ask(rewards, {});
    const waiting = list.find(({ status }) => status === 'claimable');
    if (!waiting) throw new CannotPlay('no reward waits');
    return { rewardId: waiting.rewardId };
  },
  'missions.referral': () => ({}),
};

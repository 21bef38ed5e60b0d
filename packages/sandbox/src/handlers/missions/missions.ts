import type { Handler } from '../../exchange.ts';
import { payClaim } from '../../missions/claims.ts';
import { missionsOf } from '../../missions/missions.ts';
import { rewardsOf } from '../../missions/rewards.ts';
import { MISSION_MESSAGES, MISSION_WORDS, REWARD_WORDS } from '../../missions/words.ts';
import { realPersonOf } from '../../people.ts';
import { no, worded } from '../../records/wording.ts';

/** The missions, with what has been done for them by the ledger. */
export const summary: Handler<'missions.summary'> = (exchange) => {
  const person = realPersonOf(exchange);
  const { platform, scenario } = exchange;
  const missions = scenario.empty ? [] : missionsOf(platform, person);
  return {
    claimable: missions.filter(({ status }) => status === 'claimable').length,
    missions: missions.map(({ code, ...mission }) => ({
      ...mission,
      title: worded(exchange, MISSION_WORDS[code].title),
      description: worded(exchange, MISSION_WORDS[code].description),
      rewardKind: 'money',
    })),
  };
};

/** Pays a mission's reward, if it is done and was not paid. */
export const claim: Handler<'missions.claim'> = (exchange) => {
  const person = realPersonOf(exchange);
  const { platform, input } = exchange;
  const mission = missionsOf(platform, person).find(({ missionId }) => missionId === input.missionId);
  if (!mission) throw no(exchange, 'mission.unknown', MISSION_MESSAGES.unknown);
  if (mission.status === 'claimed') throw no(exchange, 'mission.claimed', MISSION_MESSAGES.claimed);
  if (mission.status === 'progress') throw no(exchange, 'mission.unfinished', MISSION_MESSAGES.early);
  payClaim(platform, person, mission.missionId, mission.reward);
  return { reward: mission.reward };
};

/** The reward centre. */
export const rewards: Handler<'missions.rewards'> = (exchange) => {
  const person = realPersonOf(exchange);
  const list = exchange.scenario.empty ? [] : rewardsOf(exchange.platform, person);
  return {
    claimable: list.filter(({ status }) => status === 'claimable').length,
    list: list.map(({ source, ...reward }) => ({
      ...reward,
      title: worded(exchange, REWARD_WORDS[source]),
      kind: 'money',
    })),
  };
};

/** Pays a reward, if it waits. */
export const claimReward: Handler<'missions.claimReward'> = (exchange) => {
  const person = realPersonOf(exchange);
  const { platform, input } = exchange;
  const reward = rewardsOf(platform, person).find(({ rewardId }) => rewardId === input.rewardId);
  if (!reward) throw no(exchange, 'reward.unknown', MISSION_MESSAGES.unknown);
  if (reward.status === 'claimed') throw no(exchange, 'reward.claimed', MISSION_MESSAGES.claimed);
  if (reward.status === 'expired') throw no(exchange, 'reward.expired', MISSION_MESSAGES.expired);
  payClaim(platform, person, reward.rewardId, reward.amount);
  return { amount: reward.amount };
};

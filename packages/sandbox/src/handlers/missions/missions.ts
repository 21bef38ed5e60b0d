import type { Exchange, Handler } from '../../exchange.ts';
import { inLanguage } from '../../messages.ts';
import { payClaim } from '../../missions/claims.ts';
import { missionsOf } from '../../missions/missions.ts';
import { rewardsOf } from '../../missions/rewards.ts';
import { MISSION_MESSAGES, MISSION_WORDS, REWARD_WORDS } from '../../missions/words.ts';
import { realPersonOf } from '../../people.ts';
import { Refusal } from '../../refusal.ts';

const LONG_TIMES = 6;

const worded = (text: string, { scenario }: Exchange<unknown>) =>
  scenario.longText ? `${text} `.repeat(LONG_TIMES).trim() : text;

function no(name: keyof typeof MISSION_MESSAGES, code: string, { language }: Exchange<unknown>): Refusal {
  return new Refusal(inLanguage(MISSION_MESSAGES[name], language), { code });
}

/** The missions, with what has been done for them by the ledger. */
export const summary: Handler<'missions.summary'> = (exchange) => {
  const person = realPersonOf(exchange);
  const { platform, language, scenario } = exchange;
  const missions = scenario.empty ? [] : missionsOf(platform, person);
  return {
    claimable: missions.filter(({ status }) => status === 'claimable').length,
    missions: missions.map(({ code, ...mission }) => ({
      ...mission,
      title: worded(inLanguage(MISSION_WORDS[code].title, language), exchange),
      description: worded(inLanguage(MISSION_WORDS[code].description, language), exchange),
      rewardKind: 'money',
    })),
  };
};

/** Pays a mission's reward, if it is done and was not paid. */
export const claim: Handler<'missions.claim'> = (exchange) => {
  const person = realPersonOf(exchange);
  const { platform, input } = exchange;
  const mission = missionsOf(platform, person).find(({ missionId }) => missionId === input.missionId);
  if (!mission) throw no('unknown', 'mission.unknown', exchange);
  if (mission.status === 'claimed') throw no('claimed', 'mission.claimed', exchange);
  if (mission.status === 'progress') throw no('early', 'mission.unfinished', exchange);
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
      title: worded(inLanguage(REWARD_WORDS[source], exchange.language), exchange),
      kind: 'money',
    })),
  };
};

/** Pays a reward, if it waits. */
export const claimReward: Handler<'missions.claimReward'> = (exchange) => {
  const person = realPersonOf(exchange);
  const { platform, input } = exchange;
  const reward = rewardsOf(platform, person).find(({ rewardId }) => rewardId === input.rewardId);
  if (!reward) throw no('unknown', 'reward.unknown', exchange);
  if (reward.status === 'claimed') throw no('claimed', 'reward.claimed', exchange);
  if (reward.status === 'expired') throw no('expired', 'reward.expired', exchange);
  payClaim(platform, person, reward.rewardId, reward.amount);
  return { amount: reward.amount };
};

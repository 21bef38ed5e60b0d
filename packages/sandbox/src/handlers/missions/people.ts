import { type Amount, compareAmounts } from '@marquee/domain/money';
import { sumOf } from '@marquee/domain/portion';
import { anyMaskedName, maskedName } from '../../account/mask.ts';
import type { Handler } from '../../exchange.ts';
import { inLanguage } from '../../messages.ts';
import { weekEnd } from '../../missions/missions.ts';
import { MISSION_MESSAGES } from '../../missions/words.ts';
import { realPersonOf } from '../../people.ts';
import { seeded } from '../../random.ts';

const DAY = 24 * 60 * 60_000;
const PLACES = 20;
const PRIZES: readonly Amount[] = ['500.00', '300.00', '200.00'];
const FRIENDS = 7;
const FRIEND_BONUS: Amount = '20.00';

/** The first places of the week, and the place of who asks. */
export const leaderboard: Handler<'missions.leaderboard'> = (exchange) => {
  const { username, merchant } = realPersonOf(exchange);
  const { platform, scenario, language } = exchange;
  const endsAt = weekEnd(platform.now());
  const answer = { title: inLanguage(MISSION_MESSAGES.board, language), endsAt };
  if (scenario.empty) return { ...answer, list: [] };
  const random = seeded('leaderboard', platform.seed, merchant, endsAt);
  const scores = Array.from({ length: PLACES }, () => ({
    account: anyMaskedName(random),
    score: 200 + Math.floor(random() ** 3 * 20_000),
  })).sort((a, b) => b.score - a.score);
  const own = seeded('own score', platform.seed, merchant, username, endsAt);
  return {
    ...answer,
    list: scores.map(({ account, score }, index) => ({
      rank: index + 1,
      account: scenario.longText ? account.replace('***', '*'.repeat(18)) : account,
      score: `${score}`,
      ...(PRIZES[index] === undefined ? {} : { reward: PRIZES[index] }),
    })),
    own: {
      rank: PLACES + 1 + Math.floor(own() * 400),
      account: maskedName(username),
      score: `${Math.floor(own() * 200)}`,
    },
  };
};

/** The code to invite friends with, and the friends who came. */
export const referral: Handler<'missions.referral'> = (exchange) => {
  const { username, merchant } = realPersonOf(exchange);
  const { platform, scenario, language, origin } = exchange;
  const random = seeded('referral', platform.seed, merchant, username);
  const code = Array.from({ length: 8 }, () => 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'[Math.floor(random() * 31)]).join('');
  const firstOfYear = Date.UTC(new Date(platform.now()).getUTCFullYear(), 0);
  const friends = Array.from({ length: scenario.empty ? 0 : FRIENDS }, (_, index) => {
    const status = (['registered', 'deposited', 'rewarded'] as const)[Math.floor(random() * 3)] ?? 'registered';
    return {
      account: anyMaskedName(random),
      joinedAt: firstOfYear - (index * 9 + Math.floor(random() * 9)) * DAY,
      status,
      earned: status === 'rewarded' ? FRIEND_BONUS : '0.00',
    } as const;
  });
  return {
    code,
    link: `${origin}/register?referralCode=${code}`,
    invited: friends.length,
    deposited: friends.filter(({ status }) => status !== 'registered').length,
    earned: sumOf(friends.map(({ earned }) => earned).filter((earned) => compareAmounts(earned, '0') > 0)),
    bonus: FRIEND_BONUS,
    condition: inLanguage(MISSION_MESSAGES.condition, language),
    friends,
  };
};

import { defineMessages } from 'react-intl';

export const claims = defineMessages({
  claim: { id: 'member.claim.claim', defaultMessage: 'Claim', description: 'Button: takes a reward or a rebate' },
  claimed: { id: 'member.claim.claimed', defaultMessage: 'Claimed', description: 'A rebate that was taken' },
  done: {
    id: 'member.claim.done',
    defaultMessage: 'Claimed. It is in your main wallet, or among your points.',
    description: 'After a reward or rebate was taken',
  },
  lookUp: {
    id: 'member.claim.lookUp',
    defaultMessage: 'See the account record',
    description: 'Link to where one sees whether it went through',
  },
});

export const rewards = defineMessages<{
  title: Record<never, never>;
  none: Record<never, never>;
  reward: Record<never, never>;
  amount: Record<never, never>;
  source: Record<never, never>;
  until: Record<never, never>;
  status: Record<never, never>;
  points: { points: string | number };
}>({
  title: { id: 'member.reward.title', defaultMessage: 'Rewards', description: 'Name of the table' },
  none: {
    id: 'member.reward.none',
    defaultMessage: 'No rewards yet. Promotions and missions bring some.',
    description: 'In place of the table',
  },
  reward: { id: 'member.reward.reward', defaultMessage: 'Reward', description: 'Head of a column' },
  amount: {
    id: 'member.reward.amount',
    defaultMessage: 'Amount',
    description: 'Head of a column: how much it is worth',
  },
  source: {
    id: 'member.reward.source',
    defaultMessage: 'Source',
    description: 'Head of a column: where the reward comes from',
  },
  until: { id: 'member.reward.until', defaultMessage: 'Until', description: 'Head of a column: when it expires' },
  status: {
    id: 'member.reward.status',
    defaultMessage: 'Status',
    description: 'Head of a column: claimed, expired, or a button that claims it',
  },
  points: {
    id: 'member.reward.points',
    defaultMessage: '{points} points',
    description: 'What a reward is worth; points = a number with separators',
  },
});

export const rewardStatus = defineMessages({
  claimable: { id: 'member.rewardStatus.claimable', defaultMessage: 'To be claimed', description: 'The reward waits' },
  claimed: { id: 'member.rewardStatus.claimed', defaultMessage: 'Claimed', description: 'The reward was taken' },
  expired: {
    id: 'member.rewardStatus.expired',
    defaultMessage: 'Expired',
    description: 'The reward can no longer be taken',
  },
  unknown: {
    id: 'member.rewardStatus.unknown',
    defaultMessage: 'Other',
    description: 'A status that the site has no word for',
  },
});

export const missions = defineMessages({
  title: { id: 'member.mission.title', defaultMessage: 'Missions', description: 'Name of the table' },
  none: {
    id: 'member.mission.none',
    defaultMessage: 'No missions at the moment. New ones will be here.',
    description: 'In place of the table',
  },
  mission: {
    id: 'member.mission.mission',
    defaultMessage: 'Mission',
    description: 'Head of a column: what is to be done',
  },
  reward: { id: 'member.mission.reward', defaultMessage: 'Reward', description: 'Head of a column: what it brings' },
  progress: {
    id: 'member.mission.progress',
    defaultMessage: 'Progress',
    description: 'Head of a column: how far of how much',
  },
  until: {
    id: 'member.mission.until',
    defaultMessage: 'Until',
    description: 'Head of a column: when the mission ends',
  },
  status: {
    id: 'member.mission.status',
    defaultMessage: 'Status',
    description: 'Head of a column: how far along, or a button that claims the reward',
  },
  about: {
    id: 'member.mission.about',
    defaultMessage: 'About',
    description: 'What the mission asks for, in a sentence',
  },
});

export const missionStatus = defineMessages({
  progress: {
    id: 'member.missionStatus.progress',
    defaultMessage: 'In progress',
    description: 'The mission is being worked on',
  },
  claimable: {
    id: 'member.missionStatus.claimable',
    defaultMessage: 'To be claimed',
    description: 'The mission is done, its reward waits',
  },
  claimed: {
    id: 'member.missionStatus.claimed',
    defaultMessage: 'Claimed',
    description: 'The reward of the mission was taken',
  },
  ended: { id: 'member.missionStatus.ended', defaultMessage: 'Ended', description: 'The mission is over' },
  unknown: {
    id: 'member.missionStatus.unknown',
    defaultMessage: 'Other',
    description: 'A status that the site has no word for',
  },
});

export const leaderboard = defineMessages<{
  title: Record<never, never>;
  ends: { at: string | number };
  own: { rank: string | number; score: string | number };
  none: Record<never, never>;
  rank: Record<never, never>;
  player: Record<never, never>;
  score: Record<never, never>;
  reward: Record<never, never>;
}>({
  title: {
    id: 'member.board.title',
    defaultMessage: 'Leaderboard',
    description: 'Heading over who has done most in the missions; the platform may have a name of its own',
  },
  ends: {
    id: 'member.board.ends',
    defaultMessage: 'Ends {at}',
    description: 'When the ranking is closed; at = a date with a time',
  },
  own: {
    id: 'member.board.own',
    defaultMessage: 'You are number {rank}, with {score} points.',
    description: 'Where who reads stands in the ranking',
  },
  none: {
    id: 'member.board.none',
    defaultMessage: 'Nobody is on the board yet. The first points open it.',
    description: 'In place of the table',
  },
  rank: { id: 'member.board.rank', defaultMessage: 'Rank', description: 'Head of a column' },
  player: { id: 'member.board.player', defaultMessage: 'Player', description: 'Head of a column: masked user name' },
  score: { id: 'member.board.score', defaultMessage: 'Points', description: 'Head of a column' },
  reward: { id: 'member.board.reward', defaultMessage: 'Prize', description: 'Head of a column: what the rank brings' },
});

export const referral = defineMessages({
  link: {
    id: 'member.referral.link',
    defaultMessage: 'Your link',
    description: 'Field with a link that friends register by',
  },
  code: {
    id: 'member.referral.code',
    defaultMessage: 'Your code',
    description: 'Field with a code that friends register with',
  },
  qr: {
    id: 'member.referral.qr',
    defaultMessage: 'QR code of your link',
    description: "Name of a picture that a phone's camera reads",
  },
  invited: {
    id: 'member.referral.invited',
    defaultMessage: 'Friends invited',
    description: 'Name of a number: how many have registered',
  },
  deposited: {
    id: 'member.referral.deposited',
    defaultMessage: 'With a deposit',
    description: 'Name of a number: how many of them have paid in',
  },
  earned: {
    id: 'member.referral.earned',
    defaultMessage: 'Earned',
    description: 'Name of a sum and head of a column: what inviting brought',
  },
  friends: {
    id: 'member.referral.friends',
    defaultMessage: 'Friends',
    description: 'Heading and name of the table of invited friends',
  },
  none: {
    id: 'member.referral.none',
    defaultMessage: 'Nobody has registered by your link yet. Send it to a friend.',
    description: 'In place of the table',
  },
  account: {
    id: 'member.referral.account',
    defaultMessage: 'Account',
    description: 'Head of a column: masked user name',
  },
  joined: {
    id: 'member.referral.joined',
    defaultMessage: 'Joined',
    description: 'Head of a column: when the friend registered',
  },
  status: { id: 'member.referral.status', defaultMessage: 'Status', description: 'Head of a column' },
});

export const friendStatus = defineMessages({
  registered: {
    id: 'member.friendStatus.registered',
    defaultMessage: 'Registered',
    description: 'How far an invited friend is',
  },
  deposited: {
    id: 'member.friendStatus.deposited',
    defaultMessage: 'Has deposited',
    description: 'How far an invited friend is',
  },
  rewarded: {
    id: 'member.friendStatus.rewarded',
    defaultMessage: 'Rewarded',
    description: 'The reward for this friend was paid',
  },
  unknown: {
    id: 'member.friendStatus.unknown',
    defaultMessage: 'Other',
    description: 'A status that the site has no word for',
  },
});

export const rebates = defineMessages({
  claimable: {
    id: 'member.rebate.claimable',
    defaultMessage: 'To be claimed',
    description: 'Name of a sum: all rebates that wait',
  },
  all: { id: 'member.rebate.all', defaultMessage: 'Claim all', description: 'Button: takes all rebates at once' },
  title: { id: 'member.rebate.title', defaultMessage: 'Rebates', description: 'Name of the table' },
  none: {
    id: 'member.rebate.none',
    defaultMessage: 'No rebates yet. They are reckoned from your bets.',
    description: 'In place of the table',
  },
  kind: { id: 'member.rebate.kind', defaultMessage: 'Kind of games', description: 'Head of a column' },
  amount: { id: 'member.rebate.amount', defaultMessage: 'Amount', description: 'Head of a column: of the rebate' },
  from: {
    id: 'member.rebate.from',
    defaultMessage: 'Bets from',
    description: 'From when on bets count for this rebate',
  },
  to: { id: 'member.rebate.to', defaultMessage: 'Bets until', description: 'Until when bets count for this rebate' },
  bets: {
    id: 'member.rebate.bets',
    defaultMessage: 'Valid bets',
    description: 'Head of a column: the sum that the rebate is reckoned from',
  },
  rate: { id: 'member.rebate.rate', defaultMessage: 'Rate', description: 'Head of a column: per cent' },
  until: {
    id: 'member.rebate.until',
    defaultMessage: 'Until',
    description: 'Head of a column: when the rebate expires',
  },
  status: {
    id: 'member.rebate.status',
    defaultMessage: 'Status',
    description: 'Head of a column: claimed, or a button that claims it',
  },
});

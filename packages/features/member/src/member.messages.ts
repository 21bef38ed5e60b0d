import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: {
    id: 'member.centre.title',
    defaultMessage: 'Member centre',
    description: 'Name of the centre where a member finds balances, records and messages',
  },
});

export const pageNames = defineMessages({
  securityCenter: {
    id: 'member.page.securityCenter',
    defaultMessage: 'My account',
    description: 'Menu entry and heading: balances, profile and security',
  },
  personalHistoryCopy: {
    id: 'member.page.personalHistoryCopy',
    defaultMessage: 'Betting record',
    description: 'Menu entry and heading',
  },
  transactionHistory: {
    id: 'member.page.transactionHistory',
    defaultMessage: 'Account record',
    description: 'Menu entry and heading: everything that changed the balance',
  },
  personalProfit: {
    id: 'member.page.personalProfit',
    defaultMessage: 'Profit and loss',
    description: 'Menu entry and heading: what playing brought or cost',
  },
  bonusDetails: {
    id: 'member.page.bonusDetails',
    defaultMessage: 'Bonus details',
    description: 'Menu entry and heading',
  },
  rewardCenter: {
    id: 'member.page.rewardCenter',
    defaultMessage: 'Reward centre',
    description: 'Menu entry and heading: rewards that can be claimed',
  },
  referral: { id: 'member.page.referral', defaultMessage: 'Invite friends', description: 'Menu entry and heading' },
  missionLeaderboard: {
    id: 'member.page.missionLeaderboard',
    defaultMessage: 'Missions',
    description: 'Menu entry and heading: tasks that bring rewards',
  },
  messageV2: {
    id: 'member.page.messageV2',
    defaultMessage: 'Messages',
    description: 'Menu entry and heading: what the platform has written to the member',
  },
  manualRebate: {
    id: 'member.page.manualRebate',
    defaultMessage: 'Manual rebate',
    description: 'Menu entry and heading: rebates on bets, taken by hand',
  },
  playSafely: {
    id: 'member.page.playSafely',
    defaultMessage: 'Play safely',
    description: 'Menu entry and heading: limits, breaks and self-exclusion',
  },
});

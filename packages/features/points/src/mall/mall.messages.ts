import { defineMessages } from 'react-intl';

export const messages = defineMessages<{
  title: Record<never, never>;
  intro: Record<never, never>;
  forMembers: Record<never, never>;
  forMembersText: Record<never, never>;
  yours: Record<never, never>;
  points: { points: string; count: number };
  neverLapse: Record<never, never>;
  parts: Record<never, never>;
  rewards: Record<never, never>;
  convert: Record<never, never>;
  redeemed: Record<never, never>;
  history: Record<never, never>;
  earning: Record<never, never>;
  earningText: Record<never, never>;
  from: Record<never, never>;
  ratio: Record<never, never>;
}>({
  title: {
    id: 'points.mall.title',
    defaultMessage: 'Point mall',
    description: 'Title of the page where points are spent',
  },
  intro: {
    id: 'points.mall.intro',
    defaultMessage: 'Points come with deposits. They can be redeemed for rewards or turned into money.',
    description: 'Under the title',
  },
  forMembers: { id: 'points.mall.forMembers', defaultMessage: 'Your points are here', description: 'For a visitor' },
  forMembersText: {
    id: 'points.mall.forMembersText',
    defaultMessage: 'Log in to see your points and what they can be redeemed for.',
    description: 'Under that line',
  },
  yours: { id: 'points.mall.yours', defaultMessage: 'Your points', description: 'Name of the balance of points' },
  points: {
    id: 'points.mall.points',
    defaultMessage: '{count, plural, one {{points} point} other {{points} points}}',
    description: 'A number of points; {points} is the number as it is written, {count} decides the word',
  },
  neverLapse: {
    id: 'points.mall.neverLapse',
    defaultMessage: 'Points never expire.',
    description: 'Under the balance of points',
  },
  parts: {
    id: 'points.mall.parts',
    defaultMessage: 'Parts of the point mall',
    description: 'Name of the tabs, for screen readers',
  },
  rewards: {
    id: 'points.mall.rewards',
    defaultMessage: 'Rewards',
    description: 'Tab: what points can be redeemed for',
  },
  convert: { id: 'points.mall.convert', defaultMessage: 'Convert', description: 'Tab: turns points into money' },
  redeemed: { id: 'points.mall.redeemed', defaultMessage: 'Redeemed', description: 'Tab: rewards that were redeemed' },
  history: { id: 'points.mall.history', defaultMessage: 'History', description: 'Tab: what changed the points' },
  earning: {
    id: 'points.mall.earning',
    defaultMessage: 'How points are earned',
    description: 'Heading over the table of ratios',
  },
  earningText: {
    id: 'points.mall.earningText',
    defaultMessage: 'Each deposit earns points for every whole unit of the currency, by its size.',
    description: 'Over the table of ratios',
  },
  from: { id: 'points.mall.from', defaultMessage: 'Deposit from', description: 'Column of the table of ratios' },
  ratio: { id: 'points.mall.ratio', defaultMessage: 'Points per unit', description: 'Column of the table of ratios' },
});

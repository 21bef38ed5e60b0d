import { defineMessages } from 'react-intl';

export const messages = defineMessages<{
  off: Record<never, never>;
  offText: Record<never, never>;
  rate: { points: string; amount: string };
  least: { points: string };
  points: Record<never, never>;
  all: Record<never, never>;
  gives: Record<never, never>;
  digits: Record<never, never>;
  tooSmall: { points: string };
  tooLarge: Record<never, never>;
  rule: Record<never, never>;
  confirm: Record<never, never>;
  done: { amount: string };
  toHistory: Record<never, never>;
  title: Record<never, never>;
}>({
  title: { id: 'points.convert.title', defaultMessage: 'Turn points into money', description: 'Heading over the form' },
  off: {
    id: 'points.convert.off',
    defaultMessage: 'Points cannot be turned into money here',
    description: 'The platform does not offer it',
  },
  offText: {
    id: 'points.convert.offText',
    defaultMessage: 'They can be redeemed for rewards.',
    description: 'Under that line',
  },
  rate: {
    id: 'points.convert.rate',
    defaultMessage: '{points} = {amount}',
    description: 'What points are worth, such as: 100 points = P1.00',
  },
  least: {
    id: 'points.convert.least',
    defaultMessage: 'At least {points} at a time.',
    description: 'The least that can be converted',
  },
  points: { id: 'points.convert.points', defaultMessage: 'Points', description: 'Field: how many points' },
  all: {
    id: 'points.convert.all',
    defaultMessage: 'All',
    description: 'Small button in the field: fills in all points',
  },
  gives: { id: 'points.convert.gives', defaultMessage: 'You receive', description: 'Name of the amount of money' },
  digits: {
    id: 'points.convert.digits',
    defaultMessage: 'Only whole points can be converted.',
    description: 'Error under the field',
  },
  tooSmall: {
    id: 'points.convert.tooSmall',
    defaultMessage: 'Fill in at least {points}.',
    description: 'Error under the field',
  },
  tooLarge: {
    id: 'points.convert.tooLarge',
    defaultMessage: 'You do not have that many points.',
    description: 'Error under the field',
  },
  rule: {
    id: 'points.convert.rule',
    defaultMessage: 'The money goes into your main wallet at once. It cannot be turned back into points.',
    description: 'Over the confirming button',
  },
  confirm: { id: 'points.convert.confirm', defaultMessage: 'Convert', description: 'Button' },
  done: {
    id: 'points.convert.done',
    defaultMessage: '{amount} is in your main wallet.',
    description: 'After converting',
  },
  toHistory: { id: 'points.convert.toHistory', defaultMessage: 'See the history', description: 'Link' },
});

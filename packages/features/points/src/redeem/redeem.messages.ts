import { defineMessages } from 'react-intl';

export const messages = defineMessages<{
  none: Record<never, never>;
  noneText: Record<never, never>;
  redeem: Record<never, never>;
  redeemName: { reward: string };
  gone: Record<never, never>;
  tooDear: Record<never, never>;
  left: { count: number };
  deposits: { amount: string };
  title: { reward: string };
  quantity: Record<never, never>;
  quantityWrong: { most: number };
  takes: Record<never, never>;
  after: Record<never, never>;
  password: Record<never, never>;
  passwordHint: Record<never, never>;
  passwordMissing: Record<never, never>;
  notEnough: Record<never, never>;
  rule: Record<never, never>;
  confirm: Record<never, never>;
  done: { reward: string };
  toRedeemed: Record<never, never>;
}>({
  none: {
    id: 'points.redeem.none',
    defaultMessage: 'There are no rewards right now',
    description: 'In place of an empty list',
  },
  noneText: {
    id: 'points.redeem.noneText',
    defaultMessage: 'Your points stay as they are.',
    description: 'Under that line',
  },
  redeem: {
    id: 'points.redeem.redeem',
    defaultMessage: 'Redeem',
    description: 'Button on a reward: opens the confirmation',
  },
  redeemName: {
    id: 'points.redeem.redeemName',
    defaultMessage: 'Redeem {reward}',
    description: 'The same button for screen readers',
  },
  gone: {
    id: 'points.redeem.gone',
    defaultMessage: 'None left',
    description: 'In place of the button: the reward is out of stock',
  },
  tooDear: { id: 'points.redeem.tooDear', defaultMessage: 'Not enough points', description: 'In place of the button' },
  left: {
    id: 'points.redeem.left',
    defaultMessage: '{count, plural, one {# in stock} other {# in stock}}',
    description: 'How many of a reward there are',
  },
  deposits: {
    id: 'points.redeem.deposits',
    defaultMessage: 'Asks for deposits of {amount} in the last 30 days',
    description: 'What a reward asks for besides points',
  },
  title: { id: 'points.redeem.title', defaultMessage: 'Redeem {reward}', description: 'Title of the confirmation' },
  quantity: { id: 'points.redeem.quantity', defaultMessage: 'How many', description: 'Field of the confirmation' },
  quantityWrong: {
    id: 'points.redeem.quantityWrong',
    defaultMessage: 'A number from 1 to {most}.',
    description: 'Error under that field',
  },
  takes: { id: 'points.redeem.takes', defaultMessage: 'It takes', description: 'Name of a number of points' },
  after: {
    id: 'points.redeem.after',
    defaultMessage: 'Left afterwards',
    description: 'Name of the balance of points afterwards',
  },
  password: {
    id: 'points.redeem.password',
    defaultMessage: 'Payment password',
    description: 'Field: confirms that points may go',
  },
  passwordHint: {
    id: 'points.redeem.passwordHint',
    defaultMessage: 'The one you set for withdrawals.',
    description: 'Under that field',
  },
  passwordMissing: {
    id: 'points.redeem.passwordMissing',
    defaultMessage: 'Please fill in the payment password.',
    description: 'Error under that field',
  },
  notEnough: {
    id: 'points.redeem.notEnough',
    defaultMessage: 'You do not have that many points.',
    description: 'Error: the points do not suffice',
  },
  rule: {
    id: 'points.redeem.rule',
    defaultMessage: 'The points are taken now. We then check the request; if it is turned down, they come back.',
    description: 'Over the confirming button',
  },
  confirm: { id: 'points.redeem.confirm', defaultMessage: 'Redeem', description: 'Button: redeems' },
  done: {
    id: 'points.redeem.done',
    defaultMessage: '{reward}: your request is in process.',
    description: 'After redeeming',
  },
  toRedeemed: { id: 'points.redeem.toRedeemed', defaultMessage: 'See what you redeemed', description: 'Link' },
});

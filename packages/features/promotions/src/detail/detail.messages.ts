import { defineMessages } from 'react-intl';

export const messages = defineMessages<{
  back: Record<never, never>;
  unknown: Record<never, never>;
  unknownText: Record<never, never>;
  part: Record<never, never>;
  begins: Record<never, never>;
  ends: Record<never, never>;
  kinds: Record<never, never>;
  claimable: Record<never, never>;
  drawsLeft: Record<never, never>;
  reason: Record<never, never>;
  join: Record<never, never>;
  sign: Record<never, never>;
  apply: Record<never, never>;
  claim: { amount: string };
  claimPlain: Record<never, never>;
  draw: Record<never, never>;
  logIn: Record<never, never>;
  logInText: Record<never, never>;
  nothing: Record<never, never>;
  terms: Record<never, never>;
  joined: Record<never, never>;
  signed: Record<never, never>;
  applied: Record<never, never>;
  claimed: { amount: string };
  drawn: { prize: string };
  drawnAmount: { prize: string; amount: string };
  drawnPoints: { prize: string; points: string };
  lookAgain: Record<never, never>;
}>({
  back: { id: 'promotions.detail.back', defaultMessage: 'All promotions', description: 'Link back to the list' },
  unknown: {
    id: 'promotions.detail.unknown',
    defaultMessage: 'There is no such promotion',
    description: 'The address names no promotion',
  },
  unknownText: {
    id: 'promotions.detail.unknownText',
    defaultMessage: 'It may have ended, or the link is not complete.',
    description: 'Under that line',
  },
  part: {
    id: 'promotions.detail.part',
    defaultMessage: 'Taking part',
    description: 'Heading over the state of a promotion and what can be done',
  },
  begins: { id: 'promotions.detail.begins', defaultMessage: 'Begins', description: 'Name of a date' },
  ends: { id: 'promotions.detail.ends', defaultMessage: 'Ends', description: 'Name of a date' },
  kinds: {
    id: 'promotions.detail.kinds',
    defaultMessage: 'Type',
    description: 'Name of a fact: the types of the promotion',
  },
  claimable: { id: 'promotions.detail.claimable', defaultMessage: 'To be claimed', description: 'Name of an amount' },
  drawsLeft: {
    id: 'promotions.detail.drawsLeft',
    defaultMessage: 'Draws left',
    description: 'Name of a count, of a raffle',
  },
  reason: {
    id: 'promotions.detail.reason',
    defaultMessage: 'Why it was turned down',
    description: 'Before the operator’s reason',
  },
  join: { id: 'promotions.detail.join', defaultMessage: 'Take part', description: 'Button' },
  sign: {
    id: 'promotions.detail.sign',
    defaultMessage: 'Sign in for the day',
    description: 'Button of a daily sign-in',
  },
  apply: {
    id: 'promotions.detail.apply',
    defaultMessage: 'Apply',
    description: 'Button: leads a visitor to the application',
  },
  claim: {
    id: 'promotions.detail.claim',
    defaultMessage: 'Claim {amount}',
    description: 'Button: takes the amount into the wallet',
  },
  claimPlain: {
    id: 'promotions.detail.claimPlain',
    defaultMessage: 'Claim',
    description: 'Button: takes what the promotion gives',
  },
  draw: { id: 'promotions.detail.draw', defaultMessage: 'Draw a lot', description: 'Button of a raffle' },
  logIn: { id: 'promotions.detail.logIn', defaultMessage: 'Log in', description: 'Button' },
  logInText: {
    id: 'promotions.detail.logInText',
    defaultMessage: 'Log in to see where you stand with this promotion.',
    description: 'For a visitor',
  },
  nothing: {
    id: 'promotions.detail.nothing',
    defaultMessage: 'There is nothing to do here now.',
    description: 'A promotion that asks for nothing, or is over',
  },
  terms: {
    id: 'promotions.detail.terms',
    defaultMessage: 'The terms on this page apply.',
    description: 'Under the button that takes part',
  },
  joined: { id: 'promotions.detail.joined', defaultMessage: 'You take part.', description: 'After joining' },
  signed: {
    id: 'promotions.detail.signed',
    defaultMessage: 'You have signed in for the day.',
    description: 'After the daily sign-in',
  },
  applied: {
    id: 'promotions.detail.applied',
    defaultMessage: 'Your application has been sent.',
    description: 'After applying',
  },
  claimed: {
    id: 'promotions.detail.claimed',
    defaultMessage: '{amount} is in your main wallet.',
    description: 'After claiming',
  },
  drawn: {
    id: 'promotions.detail.drawn',
    defaultMessage: 'Your lot: {prize}.',
    description: 'After drawing a lot; the prize may be a blank',
  },
  drawnAmount: {
    id: 'promotions.detail.drawnAmount',
    defaultMessage: 'Your lot: {prize}. {amount} is in your main wallet.',
    description: 'After drawing a lot that gives money',
  },
  drawnPoints: {
    id: 'promotions.detail.drawnPoints',
    defaultMessage: 'Your lot: {prize}. {points} points are in your account.',
    description: 'After drawing a lot that gives points',
  },
  lookAgain: {
    id: 'promotions.detail.lookAgain',
    defaultMessage: 'Look it up',
    description: 'Button: asks anew how things stand',
  },
});

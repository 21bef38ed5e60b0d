import { defineMessages } from 'react-intl';

export const messages = defineMessages<{
  title: Record<never, never>;
  licenceTitle: Record<never, never>;
  licenceText: { authority: string; number: string };
  ageTitle: { age: number };
  ageText: Record<never, never>;
  moneyTitle: { currency: string };
  moneyText: Record<never, never>;
  helpTitle: Record<never, never>;
  helpText: Record<never, never>;
}>({
  title: {
    id: 'shell.trust.title',
    defaultMessage: 'Good to know',
    description: 'Heading over licence, age, currency and help',
  },
  licenceTitle: {
    id: 'shell.trust.licenceTitle',
    defaultMessage: 'Licensed and supervised',
    description: 'Heading of the licence card',
  },
  licenceText: {
    id: 'shell.trust.licenceText',
    defaultMessage: '{authority}, licence {number}.',
    description: 'Who licensed the site, and under what number',
  },
  ageTitle: {
    id: 'shell.trust.ageTitle',
    defaultMessage: 'Aged {age} and over',
    description: 'Heading of the age card',
  },
  ageText: {
    id: 'shell.trust.ageText',
    defaultMessage: 'We check the age of every player. Games are no place for children.',
    description: 'Text of the age card',
  },
  moneyTitle: {
    id: 'shell.trust.moneyTitle',
    defaultMessage: 'Amounts in {currency}',
    description: 'Heading of the currency card; the currency by code and symbol',
  },
  moneyText: {
    id: 'shell.trust.moneyText',
    defaultMessage: 'Your balance is always in sight, and you can hide it from onlookers.',
    description: 'Text of the currency card',
  },
  helpTitle: {
    id: 'shell.trust.helpTitle',
    defaultMessage: 'Play within your means',
    description: 'Heading of the card with help links',
  },
  helpText: {
    id: 'shell.trust.helpText',
    defaultMessage: 'If it stops being fun, talk to someone. It is free and in confidence.',
    description: 'Text over the help links',
  },
});

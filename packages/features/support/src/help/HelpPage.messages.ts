import { defineMessages } from 'react-intl';

export const messages = defineMessages<{
  title: Record<never, never>;
  questions: Record<never, never>;
  responsible: Record<never, never>;
  responsibleText: { age: number };
  operator: Record<never, never>;
  service: Record<never, never>;
  serviceText: Record<never, never>;
  newTab: Record<never, never>;
  loading: Record<never, never>;
}>({
  title: { id: 'help.page.title', defaultMessage: 'Help', description: 'Title of the help page' },
  questions: {
    id: 'help.page.questions',
    defaultMessage: 'Questions and answers',
    description: 'Heading over the articles of the help centre',
  },
  responsible: {
    id: 'help.page.responsible',
    defaultMessage: 'Play responsibly',
    description: 'Heading over the age mark and links to independent help',
  },
  responsibleText: {
    id: 'help.page.responsibleText',
    defaultMessage:
      'Only people aged {age} and over may play. If gambling is no longer fun, these organisations help you, free of charge and in confidence.',
    description: 'Before links to organisations that help players',
  },
  operator: {
    id: 'help.page.operator',
    defaultMessage: 'Who runs this site',
    description: 'Heading over the company and its licence',
  },
  service: { id: 'help.page.service', defaultMessage: 'Ask us', description: 'Heading over the way to a person' },
  serviceText: {
    id: 'help.page.serviceText',
    defaultMessage: 'Your question is not answered here? Write to customer service.',
    description: 'Before the way to a person',
  },
  newTab: {
    id: 'help.page.newTab',
    defaultMessage: '(opens in a new tab)',
    description: 'After a link within an article; for screen readers',
  },
  loading: {
    id: 'help.page.loading',
    defaultMessage: 'The articles are loading.',
    description: 'While the help centre is on its way; for screen readers',
  },
});

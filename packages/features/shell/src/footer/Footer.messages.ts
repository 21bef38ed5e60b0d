import { defineMessages } from 'react-intl';

export const messages = defineMessages<{
  responsible: Record<never, never>;
  responsibleText: { age: number };
  help: Record<never, never>;
  languages: Record<never, never>;
  copyright: { entity: string; year: string };
  copyrightPlain: { entity: string };
}>({
  responsible: {
    id: 'shell.footer.responsible',
    defaultMessage: 'Responsible play',
    description: 'Heading over the age mark and the reminder',
  },
  responsibleText: {
    id: 'shell.footer.responsibleText',
    defaultMessage:
      'For people aged {age} and over. Games cost money and can become a habit: set a limit and keep to it.',
    description: 'Reminder beside the age mark',
  },
  help: {
    id: 'shell.footer.help',
    defaultMessage: 'Help and support',
    description: 'Heading over links to independent help',
  },
  languages: {
    id: 'shell.footer.languages',
    defaultMessage: 'Languages',
    description: 'Heading over the list of languages',
  },
  copyright: {
    id: 'shell.footer.copyright',
    defaultMessage: '© {year} {entity}. All rights reserved.',
    description: 'Copyright line',
  },
  copyrightPlain: {
    id: 'shell.footer.copyrightPlain',
    defaultMessage: '© {entity}. All rights reserved.',
    description: 'Copyright line until the year is known',
  },
});

import { defineMessages } from 'react-intl';

export const messages = defineMessages<{
  licenceMalta: { entity: string; authority: string; number: string };
  licenceBvi: { entity: string; authority: string; number: string };
  licencePhilippines: { entity: string; authority: string; number: string };
  licenceOther: { entity: string; authority: string; number: string };
  register: Record<never, never>;
  responsible: Record<never, never>;
  responsibleText: { age: number };
  help: Record<never, never>;
  external: { name: string };
  languages: Record<never, never>;
  copyright: { entity: string; year: string };
  copyrightPlain: { entity: string };
}>({
  licenceMalta: {
    id: 'shell.footer.licenceMalta',
    defaultMessage: '{entity} is licensed and regulated in Malta by the {authority} under licence number {number}.',
    description: 'Maltese licence',
  },
  licenceBvi: {
    id: 'shell.footer.licenceBvi',
    defaultMessage:
      '{entity} is registered in the British Virgin Islands and licensed by the {authority} under licence number {number}.',
    description: 'Licence of the British Virgin Islands',
  },
  licencePhilippines: {
    id: 'shell.footer.licencePhilippines',
    defaultMessage:
      '{entity} is licensed and regulated in the Philippines by the {authority} under licence number {number}.',
    description: 'Philippine licence',
  },
  licenceOther: {
    id: 'shell.footer.licenceOther',
    defaultMessage: '{entity} is licensed by the {authority} under licence number {number}.',
    description: 'Licence of another regulator',
  },
  register: {
    id: 'shell.footer.register',
    defaultMessage: 'See the licence',
    description: 'Link to the entry in the public register of the regulator',
  },
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
  external: {
    id: 'shell.footer.external',
    defaultMessage: '{name} (opens in a new tab)',
    description: 'Link to another site, for screen readers',
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

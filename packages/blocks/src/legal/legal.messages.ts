import { defineMessages } from 'react-intl';

type Licensed = { entity: string; authority: string; number: string };

export const messages = defineMessages<{
  licenceMalta: Licensed;
  licenceBvi: Licensed;
  licencePhilippines: Licensed;
  licenceOther: Licensed;
  register: Record<never, never>;
  external: { name: string };
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
  external: {
    id: 'shell.footer.external',
    defaultMessage: '{name} (opens in a new tab)',
    description: 'Link to another site, for screen readers',
  },
});

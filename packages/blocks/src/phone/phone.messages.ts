import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  label: {
    id: 'account.phone.label',
    defaultMessage: 'Mobile number',
    description: 'Label of the mobile number field',
  },
  country: {
    id: 'account.phone.country',
    defaultMessage: 'Country dialling code',
    description: 'Name of the picker before the mobile number, which is searched by typing a country or a code',
  },
  noCountry: {
    id: 'account.phone.noCountry',
    defaultMessage: 'No such country or code',
    description: 'In the list of dialling codes when nothing fits what was typed',
  },
  missing: {
    id: 'account.phone.missing',
    defaultMessage: 'Please enter your mobile number.',
    description: 'Error under an empty mobile number field',
  },
  invalid: {
    id: 'account.phone.invalid',
    defaultMessage: 'The phone number is not in the correct format. Please check it and the country.',
    description: 'Error under a mobile number that is none in the chosen country',
  },
});

export const digitsMessages = defineMessages<{ digits: { count: number } }>({
  digits: {
    id: 'account.phone.digits',
    defaultMessage: 'The mobile number must have {count, plural, one {# digit} other {# digits}}.',
    description: 'Error under a mobile number of the wrong length, where the country has only one length',
  },
});

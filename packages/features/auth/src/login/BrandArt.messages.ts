import { defineMessages } from 'react-intl';

export const messages = defineMessages<{ welcome: { brand: string } }>({
  welcome: {
    id: 'auth.art.welcome',
    defaultMessage: 'Good to have you at {brand}.',
    description: 'Words on the art beside the login form; {brand} is the name of the brand',
  },
});

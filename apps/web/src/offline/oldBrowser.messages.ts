import { defineMessages } from 'react-intl';

/** Words of the page that browsers get that are too old. */
export const messages = defineMessages<{ title: { brand: string }; text: { brand: string } }>({
  title: {
    id: 'site.oldBrowser.title',
    defaultMessage: 'This browser is too old',
    description: 'Heading of the page that browsers get that are too old',
  },
  text: {
    id: 'site.oldBrowser.text',
    defaultMessage:
      '{brand} needs a browser of the last two years. Please update this one, or open the site in a current Chrome, Safari, Firefox or Edge.',
    description: 'On the page that browsers get that are too old',
  },
});

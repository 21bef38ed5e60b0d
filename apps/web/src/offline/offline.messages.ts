import { defineMessages } from 'react-intl';

/** Words of the page that shows without a connection. */
export const messages = defineMessages<{
  title: { brand: string };
  text: { brand: string };
  retry: { brand: string };
  still: { brand: string };
}>({
  title: {
    id: 'site.offline.title',
    defaultMessage: 'You are offline',
    description: 'Heading of the page that shows without a connection',
  },
  text: {
    id: 'site.offline.text',
    defaultMessage:
      '{brand} cannot be reached without a connection. The page comes back by itself as soon as you are online.',
    description: 'On the page that shows without a connection',
  },
  retry: {
    id: 'site.offline.retry',
    defaultMessage: 'Try again',
    description: 'Button on the page that shows without a connection',
  },
  still: {
    id: 'site.offline.still',
    defaultMessage: 'Still no connection.',
    description: 'Said after "Try again" when there is still no connection',
  },
});

import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  loading: {
    id: 'blocks.chunk.loading',
    defaultMessage: 'Loading…',
    description: 'Said by screen readers while a part of the site is fetched',
  },
});

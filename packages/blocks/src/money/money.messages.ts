import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  hidden: {
    id: 'desk.balance.hidden',
    defaultMessage: 'Balance hidden',
    description: 'Said by screen readers in place of ***',
  },
});

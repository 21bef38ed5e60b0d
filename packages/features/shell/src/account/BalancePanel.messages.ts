import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  label: { id: 'shell.balance.label', defaultMessage: 'Balance', description: 'Caption of the account balance' },
  updating: {
    id: 'shell.balance.updating',
    defaultMessage: 'Updating…',
    description: 'In place of the balance until it has been fetched',
  },
  hidden: {
    id: 'shell.balance.hidden',
    defaultMessage: 'Balance hidden',
    description: 'Said by screen readers in place of ***',
  },
  show: {
    id: 'shell.balance.show',
    defaultMessage: 'Show balance',
    description: 'Button that shows the hidden balance',
  },
  hide: {
    id: 'shell.balance.hide',
    defaultMessage: 'Hide balance',
    description: 'Button that hides the balance from onlookers',
  },
  refresh: {
    id: 'shell.balance.refresh',
    defaultMessage: 'Refresh balance',
    description: 'Button that fetches the balance anew',
  },
  failed: {
    id: 'shell.balance.failed',
    defaultMessage: 'Not available',
    description: 'In place of a balance that could not be fetched; short',
  },
  retry: {
    id: 'shell.balance.retry',
    defaultMessage: 'Try to get the balance again',
    description: 'Button after the balance could not be fetched',
  },
});

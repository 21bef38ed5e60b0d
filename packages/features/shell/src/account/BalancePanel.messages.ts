import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  label: { id: 'desk.balance.label', defaultMessage: 'Balance', description: 'Caption of the account balance' },
  updating: {
    id: 'desk.balance.updating',
    defaultMessage: 'Updating…',
    description: 'In place of the balance until it has been fetched',
  },
  show: {
    id: 'desk.balance.show',
    defaultMessage: 'Show balance',
    description: 'Button that shows the hidden balance',
  },
  hide: {
    id: 'desk.balance.hide',
    defaultMessage: 'Hide balance',
    description: 'Button that hides the balance from onlookers',
  },
  refresh: {
    id: 'desk.balance.refresh',
    defaultMessage: 'Refresh balance',
    description: 'Button that fetches the balance anew',
  },
  failed: {
    id: 'desk.balance.failed',
    defaultMessage: 'Not available',
    description: 'In place of a balance that could not be fetched; short',
  },
  retry: {
    id: 'desk.balance.retry',
    defaultMessage: 'Try to get the balance again',
    description: 'Button after the balance could not be fetched',
  },
});

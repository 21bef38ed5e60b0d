import { defineMessages } from 'react-intl';

/** Words that pages of all kinds share; their pack comes with the page. */
export const messages = defineMessages({
  logIn: { id: 'pages.logIn', defaultMessage: 'Log in', description: 'Button: opens the login' },
  loading: {
    id: 'pages.loading',
    defaultMessage: 'Loading',
    description: 'While a page waits for its content; for screen readers',
  },
  newTab: {
    id: 'pages.newTab',
    defaultMessage: '(opens in a new tab)',
    description: 'After a link within a text from outside; for screen readers',
  },
  showPassword: {
    id: 'pages.showPassword',
    defaultMessage: 'Show password',
    description: 'Button in a password field',
  },
  hidePassword: {
    id: 'pages.hidePassword',
    defaultMessage: 'Hide password',
    description: 'Button in a password field',
  },
  cancel: { id: 'pages.cancel', defaultMessage: 'Cancel', description: 'Button: leaves a dialog without doing it' },
  clearSearch: { id: 'pages.clearSearch', defaultMessage: 'Clear the search', description: 'Button in a search field' },
  close: { id: 'pages.close', defaultMessage: 'Close', description: 'Button: closes a dialog' },
});

/** How a change of money or points ended when its answer was lost (SDK-05). */
export const settled = defineMessages({
  happened: {
    id: 'pages.settled.happened',
    defaultMessage: 'It went through. The answer was lost on the way, so we looked it up.',
    description: 'The answer of a call that moves money was lost; the state shows that it was done',
  },
  notDone: {
    id: 'pages.settled.notDone',
    defaultMessage: 'The connection broke and it did not go through. Nothing has changed; you can try again.',
    description: 'The answer of a call that moves money was lost; the state shows that nothing was done',
  },
  unknown: {
    id: 'pages.settled.unknown',
    defaultMessage:
      'The connection broke, and we cannot tell whether it went through. Look it up before you try again.',
    description: 'The answer of a call that moves money was lost; the state does not tell',
  },
});

/** The way through the pages of a list. */
export const paging = defineMessages<{
  label: Record<never, never>;
  first: Record<never, never>;
  previous: Record<never, never>;
  next: Record<never, never>;
  last: Record<never, never>;
  page: { page: number };
  place: { page: number; pages: number };
}>({
  label: {
    id: 'pages.paging.label',
    defaultMessage: 'Pages',
    description: 'Name of the pagination, for screen readers',
  },
  first: { id: 'pages.paging.first', defaultMessage: 'First page', description: 'Button' },
  previous: { id: 'pages.paging.previous', defaultMessage: 'Previous page', description: 'Button' },
  next: { id: 'pages.paging.next', defaultMessage: 'Next page', description: 'Button' },
  last: { id: 'pages.paging.last', defaultMessage: 'Last page', description: 'Button' },
  page: { id: 'pages.paging.page', defaultMessage: 'Page {page}', description: 'Button that leads to a page' },
  place: {
    id: 'pages.paging.place',
    defaultMessage: 'Page {page} of {pages}',
    description: 'Where one is in a list, on phones',
  },
});

import { defineMessages } from 'react-intl';

/** Words of the document's head; every one may be replaced by a brand pack. */
export const messages = defineMessages<{
  title: { brand: string };
  description: { brand: string };
  noScript: { brand: string };
}>({
  title: {
    id: 'shell.meta.title',
    defaultMessage: '{brand}: licensed online games',
    description: 'Title of the browser tab and of search results',
  },
  description: {
    id: 'shell.meta.description',
    defaultMessage:
      '{brand} offers licensed online games in your language and your currency. For adults only; please play responsibly.',
    description: 'Description for search results and shared links',
  },
  noScript: {
    id: 'shell.meta.noScript',
    defaultMessage: 'This site needs JavaScript. Please switch it on in your browser and load the page again.',
    description: 'Shown where the browser runs no scripts',
  },
});

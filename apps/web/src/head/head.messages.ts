import { defineMessages } from 'react-intl';

/** Words of the document's head; every one may be replaced by a brand pack. */
export const messages = defineMessages<{
  home: { brand: string };
  description: { brand: string };
  title: { page: string; brand: string };
  about: { text: string };
  noScript: { brand: string };
}>({
  home: {
    id: 'site.home.title',
    defaultMessage: '{brand}: licensed online games',
    description: 'Title of the browser tab and of search results',
  },
  description: {
    id: 'site.home.description',
    defaultMessage:
      '{brand} offers licensed online games in your language and your currency. For adults only; please play responsibly.',
    description: 'Description for search results and shared links',
  },
  title: {
    id: 'site.title',
    defaultMessage: '{page} | {brand}',
    description: 'Title of the browser tab: a page and the brand',
  },
  about: {
    id: 'site.about',
    defaultMessage: '{text} For adults only; please play responsibly.',
    description: 'Description for search results: what the page offers, and who may play',
  },
  noScript: {
    id: 'site.noScript',
    defaultMessage: 'This site needs JavaScript. Please switch it on in your browser and load the page again.',
    description: 'Shown where the browser runs no scripts',
  },
});

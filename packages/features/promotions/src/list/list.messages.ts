import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'promotions.list.title', defaultMessage: 'Promotions', description: 'Title of the page of promotions' },
  intro: {
    id: 'promotions.list.intro',
    defaultMessage: 'Every offer with its terms. Taking part is up to you.',
    description: 'Under the title of the page of promotions',
  },
  types: {
    id: 'promotions.list.types',
    defaultMessage: 'Types of promotions',
    description: 'Name of the filter, for screen readers',
  },
  none: {
    id: 'promotions.list.none',
    defaultMessage: 'There are no promotions right now',
    description: 'In place of an empty list',
  },
  noneText: {
    id: 'promotions.list.noneText',
    defaultMessage: 'New ones are listed here once they begin.',
    description: 'Under that line',
  },
  noneOfType: {
    id: 'promotions.list.noneOfType',
    defaultMessage: 'There is no promotion of this type right now',
    description: 'In place of a list that is empty under the chosen filter',
  },
  showAll: {
    id: 'promotions.list.showAll',
    defaultMessage: 'Show all promotions',
    description: 'Button: takes the filter away',
  },
});

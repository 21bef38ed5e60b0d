import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  label: {
    id: 'shell.bottom.label',
    defaultMessage: 'Quick menu',
    description: 'Name of the bar at the foot of phones, for screen readers',
  },
  games: {
    id: 'shell.bottom.games',
    defaultMessage: 'Games',
    description: 'Entry of that bar: leads to the games; short',
  },
  promotions: {
    id: 'shell.bottom.promotions',
    defaultMessage: 'Promotions',
    description:
      'Entry of that bar: leads to the promotions; one short word, a narrow phone has room for some ten letters',
  },
  menu: {
    id: 'shell.bottom.menu',
    defaultMessage: 'Menu',
    description: 'Entry of that bar: opens the menu of the whole site; short',
  },
});

import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'desk.menu.title', defaultMessage: 'Menu', description: 'Title of the menu of the whole site' },
  close: { id: 'desk.menu.close', defaultMessage: 'Close', description: 'Button that closes that menu' },
  more: { id: 'desk.menu.more', defaultMessage: 'More', description: 'Heading over links in that menu and the footer' },
  settings: {
    id: 'desk.menu.settings',
    defaultMessage: 'Language and look',
    description: 'Heading over languages and theme',
  },
  vip: {
    id: 'desk.menu.vip',
    defaultMessage: 'VIP club',
    description: 'Link in the menu of the whole site and the footer: to the VIP club; short',
  },
  points: {
    id: 'desk.menu.points',
    defaultMessage: 'Point mall',
    description: 'Link in the menu of the whole site and the footer: to the point mall; short',
  },
  notices: {
    id: 'desk.menu.notices',
    defaultMessage: 'Announcements',
    description: 'Link in the menu of the whole site and the footer: to the announcements; short',
  },
  help: {
    id: 'desk.menu.help',
    defaultMessage: 'Help',
    description: 'Link in the menu of the whole site and the footer: to the help; short',
  },
  responsible: {
    id: 'desk.menu.responsible',
    defaultMessage: 'Play safely',
    description: 'Link in the menu of the whole site and the footer: to responsible gaming; short',
  },
  about: {
    id: 'desk.menu.about',
    defaultMessage: 'About us',
    description: 'Link in the menu of the whole site and the footer: to who stands behind the site; short',
  },
  join: {
    id: 'desk.menu.join',
    defaultMessage: 'Become a partner',
    description: 'Link in the menu of the whole site and the footer: to becoming a partner; short',
  },
  agents: {
    id: 'desk.menu.agents',
    defaultMessage: 'For agents',
    description: 'Link in the menu of the whole site and the footer: to the agents’ page; short',
  },
});

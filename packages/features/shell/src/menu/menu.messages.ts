import { defineMessages } from 'react-intl';

const link = 'Link in the menu of the whole site and in the footer; short';

export const messages = defineMessages({
  title: { id: 'desk.menu.title', defaultMessage: 'Menu', description: 'Title of the menu of the whole site' },
  close: { id: 'desk.menu.close', defaultMessage: 'Close', description: 'Button that closes that menu' },
  more: { id: 'desk.menu.more', defaultMessage: 'More', description: 'Heading over links in that menu and the footer' },
  settings: {
    id: 'desk.menu.settings',
    defaultMessage: 'Language and look',
    description: 'Heading over languages and theme',
  },
  vip: { id: 'desk.menu.vip', defaultMessage: 'VIP club', description: link },
  points: { id: 'desk.menu.points', defaultMessage: 'Point mall', description: link },
  notices: { id: 'desk.menu.notices', defaultMessage: 'Announcements', description: link },
  help: { id: 'desk.menu.help', defaultMessage: 'Help', description: link },
  responsible: { id: 'desk.menu.responsible', defaultMessage: 'Play safely', description: link },
  about: { id: 'desk.menu.about', defaultMessage: 'About us', description: link },
  join: { id: 'desk.menu.join', defaultMessage: 'Become a partner', description: link },
  agents: { id: 'desk.menu.agents', defaultMessage: 'For agents', description: link },
});

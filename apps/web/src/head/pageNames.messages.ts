import { defineMessages } from 'react-intl';

/** Names of pages, as they stand in titles (WEB-03). */
export const pageNames = defineMessages({
  rng: {
    id: 'site.page.rng',
    defaultMessage: 'Online slots',
    description: 'Name of a page in the title of the browser tab and of search results',
  },
  live: {
    id: 'site.page.live',
    defaultMessage: 'Live casino',
    description: 'Name of a page in the title of the browser tab and of search results',
  },
  sports: {
    id: 'site.page.sports',
    defaultMessage: 'Sports betting',
    description: 'Name of a page in the title of the browser tab and of search results',
  },
  esports: {
    id: 'site.page.esports',
    defaultMessage: 'Esports betting',
    description: 'Name of a page in the title of the browser tab and of search results',
  },
  fish: {
    id: 'site.page.fish',
    defaultMessage: 'Fishing games',
    description: 'Name of a page in the title of the browser tab and of search results',
  },
  pvp: {
    id: 'site.page.pvp',
    defaultMessage: 'Card games',
    description: 'Name of a page in the title of the browser tab and of search results',
  },
  elott: {
    id: 'site.page.elott',
    defaultMessage: 'Electronic lottery',
    description: 'Name of a page in the title of the browser tab and of search results',
  },
  cockfight: {
    id: 'site.page.cockfight',
    defaultMessage: 'Cockfight betting',
    description: 'Name of a page in the title of the browser tab and of search results',
  },
  lottery: {
    id: 'site.page.lottery',
    defaultMessage: 'Lottery draws and results',
    description: 'Name of a page in the title of the browser tab and of search results',
  },
  vnlottery: {
    id: 'site.page.vnlottery',
    defaultMessage: 'Vietnamese lottery',
    description: 'Name of a page in the title of the browser tab and of search results',
  },
  promotions: {
    id: 'site.page.promotions',
    defaultMessage: 'Promotions',
    description: 'Name of a page in the title of the browser tab and of search results',
  },
  promoDetail: {
    id: 'site.page.promoDetail',
    defaultMessage: 'Promotion',
    description: 'Name of a page in the title of the browser tab and of search results',
  },
  vip: {
    id: 'site.page.vip',
    defaultMessage: 'VIP levels',
    description: 'Name of a page in the title of the browser tab and of search results',
  },
  pointMall: {
    id: 'site.page.pointMall',
    defaultMessage: 'Point mall',
    description: 'Name of a page in the title of the browser tab and of search results',
  },
  help: {
    id: 'site.page.help',
    defaultMessage: 'Help centre',
    description: 'Name of a page in the title of the browser tab and of search results',
  },
  responsible: {
    id: 'site.page.responsible',
    defaultMessage: 'Responsible gaming',
    description: 'Name of a page in the title of the browser tab and of search results',
  },
  download: {
    id: 'site.page.download',
    defaultMessage: 'Get the app',
    description: 'Name of a page in the title of the browser tab and of search results',
  },
  register: {
    id: 'site.page.register',
    defaultMessage: 'Register',
    description: 'Name of a page in the title of the browser tab and of search results',
  },
  login: {
    id: 'site.page.login',
    defaultMessage: 'Log in',
    description: 'Name of a page in the title of the browser tab and of search results',
  },
  forget: {
    id: 'site.page.forget',
    defaultMessage: 'Reset your password',
    description: 'Name of a page in the title of the browser tab and of search results',
  },
  changePassword: {
    id: 'site.page.changePassword',
    defaultMessage: 'Change your password',
    description: 'Name of a page in the title of the browser tab and of search results',
  },
  game: {
    id: 'site.page.game',
    defaultMessage: 'Game',
    description: 'Name of a page in the title of the browser tab and of search results',
  },
  notices: {
    id: 'site.page.notices',
    defaultMessage: 'Announcements',
    description: 'Name of a page in the title of the browser tab and of search results',
  },
  agent: {
    id: 'site.page.agent',
    defaultMessage: 'Agents',
    description: 'Name of a page in the title of the browser tab and of search results',
  },
  member: {
    id: 'site.page.member',
    defaultMessage: 'Member centre',
    description: 'Name of a page in the title of the browser tab and of search results',
  },
  agentCentre: {
    id: 'site.page.agentCentre',
    defaultMessage: 'Agent centre',
    description: 'Name of a page in the title of the browser tab and of search results',
  },
  about: {
    id: 'site.page.about',
    defaultMessage: 'About us',
    description: 'Name of a page in the title of the browser tab and of search results',
  },
  blog: {
    id: 'site.page.blog',
    defaultMessage: 'Blog',
    description: 'Name of a page in the title of the browser tab and of search results',
  },
  join: {
    id: 'site.page.join',
    defaultMessage: 'Become a partner',
    description: 'Name of a page in the title of the browser tab and of search results',
  },
  report: {
    id: 'site.page.report',
    defaultMessage: 'Our figures',
    description: 'Name of a page in the title of the browser tab and of search results',
  },
});

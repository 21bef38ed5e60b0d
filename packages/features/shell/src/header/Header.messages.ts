import { defineMessages } from 'react-intl';

export const messages = defineMessages<{
  toHome: { brand: string };
  mainMenu: Record<never, never>;
  promotions: Record<never, never>;
  download: Record<never, never>;
  home: Record<never, never>;
  logIn: Record<never, never>;
  register: Record<never, never>;
}>({
  toHome: {
    id: 'shell.header.toHome',
    defaultMessage: '{brand}, home',
    description: 'The logo, a link to the home page',
  },
  mainMenu: {
    id: 'shell.header.mainMenu',
    defaultMessage: 'Main menu',
    description: 'Name of the navigation, for screen readers',
  },
  promotions: {
    id: 'shell.header.promotions',
    defaultMessage: 'Promotions',
    description: 'Menu entry: the page with all promotions',
  },
  download: {
    id: 'shell.header.download',
    defaultMessage: 'App download',
    description: 'Menu entry: the page with the apps',
  },
  home: { id: 'shell.header.home', defaultMessage: 'Home', description: 'Menu entry: the home page' },
  logIn: {
    id: 'shell.header.logIn',
    defaultMessage: 'Log in',
    description: 'Button of the header that opens the login',
  },
  register: {
    id: 'shell.header.register',
    defaultMessage: 'Register',
    description: 'Button of the header that opens the registration',
  },
});

import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  game: { id: 'games.launch.game', defaultMessage: 'Game', description: 'Title of a game whose name is not known' },
  starting: {
    id: 'games.launch.starting',
    defaultMessage: 'Starting the game…',
    description: 'While a game is started',
  },
  logInTitle: {
    id: 'games.launch.logInTitle',
    defaultMessage: 'Log in to play',
    description: 'Title of the page of a game for who is not logged in',
  },
  logInText: {
    id: 'games.launch.logInText',
    defaultMessage: 'A game starts once you are logged in. You come back to this very game.',
    description: 'Under that title',
  },
  logIn: { id: 'games.launch.logIn', defaultMessage: 'Log in', description: 'Button: opens the login' },
  maintenanceTitle: {
    id: 'games.launch.maintenanceTitle',
    defaultMessage: 'This game is under maintenance',
    description: 'Title in place of a game that is down',
  },
  maintenanceText: {
    id: 'games.launch.maintenanceText',
    defaultMessage: 'Its provider is working on it. Your balance is not affected.',
    description: 'Under that title',
  },
  unknownTitle: {
    id: 'games.launch.unknownTitle',
    defaultMessage: 'There is no such game',
    description: 'Title in place of a game that the platform does not know',
  },
  unknownText: {
    id: 'games.launch.unknownText',
    defaultMessage: 'It may have left our range, or the link is not complete.',
    description: 'Under that title',
  },
  failedTitle: {
    id: 'games.launch.failedTitle',
    defaultMessage: 'The game did not start',
    description: 'Title over the reason why a game did not start',
  },
  forbiddenText: {
    id: 'games.launch.forbiddenText',
    defaultMessage: 'It would open at an address that this site does not allow. Customer service can help.',
    description: 'Why a game does not start whose address the brand does not allow',
  },
  popular: {
    id: 'games.launch.popular',
    defaultMessage: 'Popular games',
    description: 'Heading over other games, where one cannot be played',
  },
  leave: { id: 'games.launch.leave', defaultMessage: 'Back to the lobby', description: 'Button: leaves the game' },
  fullScreen: { id: 'games.launch.fullScreen', defaultMessage: 'Full screen', description: 'Button over a game' },
  endFullScreen: {
    id: 'games.launch.endFullScreen',
    defaultMessage: 'Leave full screen',
    description: 'Button over a game that fills the screen',
  },
  ownWindow: {
    id: 'games.launch.ownWindow',
    defaultMessage: 'Open in its own window',
    description: 'Button over a game: plays it in a window of its own',
  },
  notShowing: {
    id: 'games.launch.notShowing',
    defaultMessage: 'Does the game stay empty? Your browser may block it here; in its own window it runs.',
    description: 'Under a game, beside the button that opens it in a window of its own',
  },
  refused: {
    id: 'games.launch.refused',
    defaultMessage: 'Your browser does not show the game on this page. In its own window it runs.',
    description: 'In place of a game that the browser refused to frame',
  },
  blocked: {
    id: 'games.launch.blocked',
    defaultMessage: 'Please allow popups and try again.',
    description: 'The browser blocked the window of a game',
  },
  outside: {
    id: 'games.launch.outside',
    defaultMessage: 'The game is open in its own window.',
    description: 'In place of a game that is played in a window of its own',
  },
  here: {
    id: 'games.launch.here',
    defaultMessage: 'Play it here',
    description: 'Button: shows the game on this page again',
  },
});

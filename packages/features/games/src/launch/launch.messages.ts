import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  guardTitle: {
    id: 'games.launch.guardTitle',
    defaultMessage: 'Leave the game?',
    description: 'Question before a game at play is left',
  },
  guardText: {
    id: 'games.launch.guardText',
    defaultMessage: 'A round that is still running is finished without you, and its result counts.',
    description: 'Under that question',
  },
  guardStay: { id: 'games.launch.guardStay', defaultMessage: 'Stay', description: 'Button: goes on with the game' },
  guardLeave: { id: 'games.launch.guardLeave', defaultMessage: 'Leave', description: 'Button: leaves the game' },
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
  otherTitle: {
    id: 'games.launch.otherTitle',
    defaultMessage: 'Another account is logged in now',
    description: 'In place of a game, when somebody else has logged in since it was opened',
  },
  start: { id: 'games.launch.start', defaultMessage: 'Start the game', description: 'Button under that title' },
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
});

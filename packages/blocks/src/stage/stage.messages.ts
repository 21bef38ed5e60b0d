import { defineMessages } from 'react-intl';

/** Words around a game at play; their pack comes with the screen that shows one. */
export const messages = defineMessages({
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
  allow: {
    id: 'games.launch.allow',
    defaultMessage: 'A sign in the address bar of your browser allows them for this site.',
    description: 'After a window was blocked: where pop-ups are allowed',
  },
  again: {
    id: 'games.launch.again',
    defaultMessage: 'Try again',
    description: 'Button after a window was blocked: opens the game in its own window once more',
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

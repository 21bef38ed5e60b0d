import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: {
    id: 'games.jackpot.title',
    defaultMessage: 'Jackpots in total',
    description: 'Over the sum of all jackpots that the platform has',
  },
  simulated: {
    id: 'games.jackpot.simulated',
    defaultMessage: 'For show only: nothing is paid from this figure.',
    description: 'Under a jackpot that is simulated; it must not be taken for a prize',
  },
  pause: {
    id: 'games.jackpot.pause',
    defaultMessage: 'Stop counting',
    description: 'Button: the jackpot’s figure no longer changes by itself',
  },
  play: {
    id: 'games.jackpot.play',
    defaultMessage: 'Count on',
    description: 'Button: the jackpot’s figure changes by itself again',
  },
});

import type { GameCategory } from '@marquee/domain/gameTypes';
import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'auth.menu.title', defaultMessage: 'Games', description: 'Heading of the game menu in the login popup' },
  blocked: {
    id: 'auth.menu.blocked',
    defaultMessage: 'Your browser blocked the window. Log in here instead: you then go on to the games you chose.',
    description: 'A category of the game menu wanted to open the login in a window, which was blocked',
  },
});

export const categoryNames = defineMessages<Record<GameCategory, object>>({
  LOTT: { id: 'auth.menu.lott', defaultMessage: 'Lottery', description: 'Category of games' },
  LIVE: { id: 'auth.menu.live', defaultMessage: 'Live casino', description: 'Category of games' },
  SPORTS: { id: 'auth.menu.sports', defaultMessage: 'Sports', description: 'Category of games' },
  FISH: { id: 'auth.menu.fish', defaultMessage: 'Fishing', description: 'Category of games' },
  PVP: { id: 'auth.menu.pvp', defaultMessage: 'Board and card games', description: 'Category of games among players' },
  ELOTT: { id: 'auth.menu.elott', defaultMessage: 'Electronic lottery', description: 'Category of games' },
  ESPORTS: { id: 'auth.menu.esports', defaultMessage: 'E-sports', description: 'Category of games' },
  COCKFIGHT: { id: 'auth.menu.cockfight', defaultMessage: 'Cockfighting', description: 'Category of games' },
  RNG: { id: 'auth.menu.rng', defaultMessage: 'Slots', description: 'Category of games' },
});

import type { GameCategory } from '@marquee/domain/gameTypes';
import { defineMessages, type MessageDescriptor } from 'react-intl';

const messages = defineMessages({
  rng: { id: 'shell.category.rng', defaultMessage: 'Slots', description: 'Kind of games: slot machines. Menu entry' },
  lott: { id: 'shell.category.lott', defaultMessage: 'Lottery', description: 'Kind of games. Menu entry' },
  live: { id: 'shell.category.live', defaultMessage: 'Live casino', description: 'Kind of games. Menu entry' },
  sports: {
    id: 'shell.category.sports',
    defaultMessage: 'Sports',
    description: 'Kind of games: bets on sports. Menu entry',
  },
  fish: {
    id: 'shell.category.fish',
    defaultMessage: 'Fishing',
    description: 'Kind of games: fishing games. Menu entry',
  },
  pvp: {
    id: 'shell.category.pvp',
    defaultMessage: 'Card games',
    description: 'Kind of games against other players. Menu entry',
  },
  elott: {
    id: 'shell.category.elott',
    defaultMessage: 'Electronic lottery',
    description: 'Kind of games. Menu entry',
  },
  esports: {
    id: 'shell.category.esports',
    defaultMessage: 'Esports',
    description: 'Kind of games: bets on esports. Menu entry',
  },
  cockfight: { id: 'shell.category.cockfight', defaultMessage: 'Cockfight', description: 'Kind of games. Menu entry' },
});

/** The name of each kind of games. */
export const categoryNames: Readonly<Record<GameCategory, MessageDescriptor>> = {
  RNG: messages.rng,
  LOTT: messages.lott,
  LIVE: messages.live,
  SPORTS: messages.sports,
  FISH: messages.fish,
  PVP: messages.pvp,
  ELOTT: messages.elott,
  ESPORTS: messages.esports,
  COCKFIGHT: messages.cockfight,
};

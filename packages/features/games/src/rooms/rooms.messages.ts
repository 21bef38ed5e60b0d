import { defineMessages } from 'react-intl';

export const messages = defineMessages<{
  count: { count: number };
  none: Record<never, never>;
  players: { players: number };
  seats: { players: number; seats: number };
  limits: { least: string; most: string };
  full: Record<never, never>;
  maintenance: Record<never, never>;
}>({
  count: {
    id: 'games.rooms.count',
    defaultMessage: '{count, plural, one {# room} other {# rooms}}',
    description: 'How many rooms of card games there are; read out when it changes',
  },
  none: {
    id: 'games.rooms.none',
    defaultMessage: 'No room is open right now',
    description: 'In place of rooms of card games when there is none',
  },
  players: {
    id: 'games.rooms.players',
    defaultMessage: '{players, plural, one {# player} other {# players}}',
    description: 'How many sit in a room without a limit of seats',
  },
  seats: {
    id: 'games.rooms.seats',
    defaultMessage: '{players} of {seats} seats taken',
    description: 'How many sit in a room',
  },
  limits: {
    id: 'games.rooms.limits',
    defaultMessage: 'Bets {least} to {most}',
    description: 'Least and highest bet of a room, as amounts',
  },
  full: { id: 'games.rooms.full', defaultMessage: 'Full', description: 'A room without a free seat' },
  maintenance: {
    id: 'games.rooms.maintenance',
    defaultMessage: 'Maintenance',
    description: 'A room that is down for maintenance',
  },
});

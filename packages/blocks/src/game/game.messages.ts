import { defineMessages } from 'react-intl';

export const messages = defineMessages<{
  hot: Record<never, never>;
  maintenance: Record<never, never>;
  mark: { game: string };
  marked: { game: string };
  close: Record<never, never>;
  none: Record<never, never>;
}>({
  hot: { id: 'games.tile.hot', defaultMessage: 'Hot', description: 'Mark on a game or a provider that many play' },
  maintenance: {
    id: 'games.tile.maintenance',
    defaultMessage: 'Maintenance',
    description: 'Mark on a game or a provider that is down for maintenance; short',
  },
  mark: {
    id: 'games.tile.mark',
    defaultMessage: 'Add {game} to favourites',
    description: 'Button on a game: marks it as a favourite',
  },
  marked: {
    id: 'games.tile.marked',
    defaultMessage: 'Remove {game} from favourites',
    description: 'Button on a game that is a favourite: takes the mark away',
  },
  close: {
    id: 'games.list.close',
    defaultMessage: 'Close',
    description: 'Button: closes the list of a provider’s games',
  },
  none: {
    id: 'games.list.none',
    defaultMessage: 'There are no games here right now.',
    description: 'In place of a list of games that is empty',
  },
});

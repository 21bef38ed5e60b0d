import { defineMessages } from 'react-intl';

export const results = defineMessages<{
  title: Record<never, never>;
  none: Record<never, never>;
  lottery: Record<never, never>;
  date: Record<never, never>;
  issue: Record<never, never>;
  numbers: Record<never, never>;
  numbersOf: { game: string | number };
}>({
  title: {
    id: 'lottery.result.title',
    defaultMessage: 'Latest results',
    description: 'Heading and name of the table of draws',
  },
  none: { id: 'lottery.result.none', defaultMessage: 'No results yet.', description: 'In place of the table' },
  lottery: { id: 'lottery.result.lottery', defaultMessage: 'Lottery', description: 'Head of a column' },
  date: { id: 'lottery.result.date', defaultMessage: 'Date', description: 'Head of a column: day of the draw' },
  issue: { id: 'lottery.result.issue', defaultMessage: 'Draw', description: 'Head of a column: number of the draw' },
  numbers: { id: 'lottery.result.numbers', defaultMessage: 'Numbers', description: 'Head of a column: what was drawn' },
  numbersOf: {
    id: 'lottery.result.numbersOf',
    defaultMessage: 'Numbers of {game}',
    description: 'Name of the list of numbers in a row, for screen readers',
  },
});

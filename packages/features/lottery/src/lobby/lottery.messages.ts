import { defineMessages } from 'react-intl';

export const lists = defineMessages({
  all: { id: 'lottery.list.all', defaultMessage: 'All', description: 'Tab: all lotteries' },
  fav: { id: 'lottery.list.fav', defaultMessage: 'Favourites', description: 'Tab: lotteries that somebody marked' },
  hot: { id: 'lottery.list.hot', defaultMessage: 'Popular', description: 'Tab: lotteries that many play' },
  recent: {
    id: 'lottery.list.recent',
    defaultMessage: 'Recent',
    description: 'Tab: lotteries that somebody opened last',
  },
});

export const lobby = defineMessages<{
  title: Record<never, never>;
  vietnamese: Record<never, never>;
  hall: Record<never, never>;
  lists: Record<never, never>;
  search: Record<never, never>;
  day: Record<never, never>;
  anyDay: Record<never, never>;
  zone: { zone: string | number };
  yours: Record<never, never>;
  yoursText: Record<never, never>;
  showAll: Record<never, never>;
  nothingNone: Record<never, never>;
  nothingHint: Record<never, never>;
  allNone: Record<never, never>;
  allHint: Record<never, never>;
  favNone: Record<never, never>;
  favHint: Record<never, never>;
  hotNone: Record<never, never>;
  hotHint: Record<never, never>;
  recentNone: Record<never, never>;
  recentHint: Record<never, never>;
}>({
  title: { id: 'lottery.lobby.title', defaultMessage: 'Lottery', description: 'Heading of the lottery page' },
  vietnamese: {
    id: 'lottery.lobby.vietnamese',
    defaultMessage: 'Vietnamese lottery',
    description: 'Heading of the page of the Vietnamese lotteries',
  },
  hall: {
    id: 'lottery.lobby.hall',
    defaultMessage: 'Betting hall',
    description: 'Link: opens all lotteries at the platform, where tickets are bought',
  },
  lists: {
    id: 'lottery.lobby.lists',
    defaultMessage: 'Lists of lotteries',
    description: 'Name of the tabs, for screen readers',
  },
  search: {
    id: 'lottery.lobby.search',
    defaultMessage: 'Search lotteries',
    description: 'Label and placeholder of a search field',
  },
  day: {
    id: 'lottery.lobby.day',
    defaultMessage: 'Day of the draw',
    description: 'Label of a filter: which weekday a lottery draws on',
  },
  anyDay: { id: 'lottery.lobby.anyDay', defaultMessage: 'Any day', description: 'First choice of that filter' },
  zone: {
    id: 'lottery.lobby.zone',
    defaultMessage: 'Dates in {zone}',
    description: 'In which time zone the dates of draws are',
  },
  yours: {
    id: 'lottery.lobby.yours',
    defaultMessage: 'This list is yours',
    description: 'Heading where a visitor opened favourites or recent lotteries',
  },
  yoursText: {
    id: 'lottery.lobby.yoursText',
    defaultMessage: 'Log in to see the lotteries that you marked or played last.',
    description: 'Under that heading',
  },
  showAll: {
    id: 'lottery.lobby.showAll',
    defaultMessage: 'Show all lotteries',
    description: 'Button: clears search, category, day and list',
  },
  nothingNone: {
    id: 'lottery.lobby.nothingNone',
    defaultMessage: 'No lottery fits',
    description: 'Heading: search or filters leave nothing',
  },
  nothingHint: {
    id: 'lottery.lobby.nothingHint',
    defaultMessage: 'Try another name, category or day.',
    description: 'Under that heading',
  },
  allNone: {
    id: 'lottery.lobby.allNone',
    defaultMessage: 'No lotteries at the moment',
    description: 'Heading: the platform lists none',
  },
  allHint: {
    id: 'lottery.lobby.allHint',
    defaultMessage: 'Please come back later.',
    description: 'Under that heading',
  },
  favNone: {
    id: 'lottery.lobby.favNone',
    defaultMessage: 'No favourites yet',
    description: 'Heading: nothing is marked',
  },
  favHint: {
    id: 'lottery.lobby.favHint',
    defaultMessage: 'Mark a lottery with the heart, and it stays here on this device.',
    description: 'Under that heading',
  },
  hotNone: {
    id: 'lottery.lobby.hotNone',
    defaultMessage: 'Nothing here at the moment',
    description: 'Heading: the platform names no popular lotteries',
  },
  hotHint: {
    id: 'lottery.lobby.hotHint',
    defaultMessage: 'All lotteries are in the first list.',
    description: 'Under that heading',
  },
  recentNone: {
    id: 'lottery.lobby.recentNone',
    defaultMessage: 'You have not played yet',
    description: 'Heading: nothing was opened so far',
  },
  recentHint: {
    id: 'lottery.lobby.recentHint',
    defaultMessage: 'The lotteries that you open are listed here.',
    description: 'Under that heading',
  },
});

export const tags = defineMessages({
  label: {
    id: 'lottery.tag.label',
    defaultMessage: 'Categories',
    description: 'Name of the bar of categories, for screen readers',
  },
  all: { id: 'lottery.tag.all', defaultMessage: 'All categories', description: 'First entry of that bar' },
  previous: {
    id: 'lottery.tag.previous',
    defaultMessage: 'Categories before these',
    description: 'Button with an arrow',
  },
  next: { id: 'lottery.tag.next', defaultMessage: 'Further categories', description: 'Button with an arrow' },
});

export const card = defineMessages<{
  closesIn: Record<never, never>;
  drawIn: Record<never, never>;
  drawing: Record<never, never>;
  noDraw: Record<never, never>;
  numbers: { game: string | number };
  more: { count: number };
  noNumbers: Record<never, never>;
  days: Record<never, never>;
  everyDay: Record<never, never>;
  mark: { game: string | number };
  unmark: { game: string | number };
}>({
  closesIn: {
    id: 'lottery.card.closesIn',
    defaultMessage: 'Sales close in',
    description: 'Over a countdown: until then tickets are sold',
  },
  drawIn: {
    id: 'lottery.card.drawIn',
    defaultMessage: 'Closed, draw in',
    description: 'Over a countdown: no tickets are sold any more, the draw is at its end',
  },
  drawing: {
    id: 'lottery.card.drawing',
    defaultMessage: 'Being drawn',
    description: 'In place of a countdown that is over, until the result is there',
  },
  noDraw: {
    id: 'lottery.card.noDraw',
    defaultMessage: 'No draw planned',
    description: 'In place of a countdown: the platform names no next draw',
  },
  numbers: {
    id: 'lottery.card.numbers',
    defaultMessage: 'Last draw of {game}',
    description: 'Name of the list of numbers, for screen readers',
  },
  more: {
    id: 'lottery.card.more',
    defaultMessage: '{count, plural, one {+# more} other {+# more}}',
    description: 'After the six numbers that are shown: how many more there are',
  },
  noNumbers: {
    id: 'lottery.card.noNumbers',
    defaultMessage: 'No draw yet',
    description: 'In place of the numbers of the last draw',
  },
  days: {
    id: 'lottery.card.days',
    defaultMessage: 'Draws on',
    description: 'Name of the list of weekdays, for screen readers',
  },
  everyDay: { id: 'lottery.card.everyDay', defaultMessage: 'Draws every day', description: 'On a card' },
  mark: { id: 'lottery.card.mark', defaultMessage: 'Add {game} to favourites', description: 'Button with a heart' },
  unmark: {
    id: 'lottery.card.unmark',
    defaultMessage: 'Remove {game} from favourites',
    description: 'Button with a heart',
  },
});

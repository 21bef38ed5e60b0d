import { defineMessages } from 'react-intl';

type Named = { brand: string };

/** What each page that everyone may see offers, for search results (WEB-03). */
export const abouts = defineMessages<{
  rng: Named;
  live: Named;
  sports: Named;
  esports: Named;
  fish: Named;
  pvp: Named;
  elott: Named;
  cockfight: Named;
  lottery: Named;
  vnlottery: Named;
  promotions: Named;
  vip: Named;
  pointMall: Named;
  help: Named;
  responsible: Named;
  download: Named;
  register: Named;
  login: Named;
  about: Named;
  blog: Named;
  join: Named;
}>({
  rng: {
    id: 'site.about.rng',
    defaultMessage:
      'Slots from licensed providers at {brand}: search them, filter by provider and keep your favourites.',
    description: 'What a page offers, for search results; a sentence about adults and responsible play follows',
  },
  live: {
    id: 'site.about.live',
    defaultMessage: 'Live tables with real dealers at {brand}: choose a provider and take a seat.',
    description: 'What a page offers, for search results; a sentence about adults and responsible play follows',
  },
  sports: {
    id: 'site.about.sports',
    defaultMessage: 'Sports betting at {brand}: fixtures, odds and live matches from licensed providers.',
    description: 'What a page offers, for search results; a sentence about adults and responsible play follows',
  },
  esports: {
    id: 'site.about.esports',
    defaultMessage: 'Esports betting at {brand}: matches and odds from licensed providers.',
    description: 'What a page offers, for search results; a sentence about adults and responsible play follows',
  },
  fish: {
    id: 'site.about.fish',
    defaultMessage: 'Fishing games from licensed providers at {brand}, alone or with others.',
    description: 'What a page offers, for search results; a sentence about adults and responsible play follows',
  },
  pvp: {
    id: 'site.about.pvp',
    defaultMessage: 'Card games against other players at {brand}, from licensed providers.',
    description: 'What a page offers, for search results; a sentence about adults and responsible play follows',
  },
  elott: {
    id: 'site.about.elott',
    defaultMessage: 'Electronic lottery at {brand}: draws throughout the day from licensed providers.',
    description: 'What a page offers, for search results; a sentence about adults and responsible play follows',
  },
  cockfight: {
    id: 'site.about.cockfight',
    defaultMessage: 'Cockfight betting at {brand}, where the law allows it.',
    description: 'What a page offers, for search results; a sentence about adults and responsible play follows',
  },
  lottery: {
    id: 'site.about.lottery',
    defaultMessage: 'Lottery at {brand}: draw times, how to play, and results.',
    description: 'What a page offers, for search results; a sentence about adults and responsible play follows',
  },
  vnlottery: {
    id: 'site.about.vnlottery',
    defaultMessage: 'Vietnamese lottery at {brand}: north, centre and south, with draw times and results.',
    description: 'What a page offers, for search results; a sentence about adults and responsible play follows',
  },
  promotions: {
    id: 'site.about.promotions',
    defaultMessage: 'Current promotions at {brand}, each with its full terms.',
    description: 'What a page offers, for search results; a sentence about adults and responsible play follows',
  },
  vip: {
    id: 'site.about.vip',
    defaultMessage: 'VIP levels at {brand}: what each one asks for and what it gives.',
    description: 'What a page offers, for search results; a sentence about adults and responsible play follows',
  },
  pointMall: {
    id: 'site.about.pointMall',
    defaultMessage: 'What points can be exchanged for at {brand}.',
    description: 'What a page offers, for search results; a sentence about adults and responsible play follows',
  },
  help: {
    id: 'site.about.help',
    defaultMessage: 'Answers about accounts, payments, games and the terms of {brand}.',
    description: 'What a page offers, for search results; a sentence about adults and responsible play follows',
  },
  responsible: {
    id: 'site.about.responsible',
    defaultMessage: 'Limits, breaks and help: how {brand} supports responsible gaming.',
    description: 'What a page offers, for search results; a sentence about adults and responsible play follows',
  },
  download: {
    id: 'site.about.download',
    defaultMessage: 'Get the {brand} app for your phone.',
    description: 'What a page offers, for search results; a sentence about adults and responsible play follows',
  },
  register: {
    id: 'site.about.register',
    defaultMessage: 'Open an account at {brand}.',
    description: 'What a page offers, for search results; a sentence about adults and responsible play follows',
  },
  login: {
    id: 'site.about.login',
    defaultMessage: 'Log in to your {brand} account.',
    description: 'What a page offers, for search results; a sentence about adults and responsible play follows',
  },
  about: {
    id: 'site.about.about',
    defaultMessage: 'Who stands behind {brand}: the company, its licence and how to reach it.',
    description: 'What a page offers, for search results; a sentence about adults and responsible play follows',
  },
  blog: {
    id: 'site.about.blog',
    defaultMessage: 'News and guides from {brand}.',
    description: 'What a page offers, for search results; a sentence about adults and responsible play follows',
  },
  join: {
    id: 'site.about.join',
    defaultMessage: 'Become a partner of {brand}: how it works and how to ask.',
    description: 'What a page offers, for search results; a sentence about adults and responsible play follows',
  },
});

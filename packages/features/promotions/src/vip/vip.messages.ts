import { defineMessages } from 'react-intl';

export const messages = defineMessages<{
  title: Record<never, never>;
  intro: Record<never, never>;
  visitor: Record<never, never>;
  yours: Record<never, never>;
  level: { level: number };
  rank: { rank: number };
  progress: { level: string };
  top: Record<never, never>;
  deposits: Record<never, never>;
  validBets: Record<never, never>;
  of: { done: string; needed: string };
  levels: Record<never, never>;
  asks: Record<never, never>;
  asksNothing: Record<never, never>;
  gives: Record<never, never>;
  none: Record<never, never>;
  noneText: Record<never, never>;
}>({
  title: { id: 'promotions.vip.title', defaultMessage: 'VIP club', description: 'Title of the page of VIP levels' },
  intro: {
    id: 'promotions.vip.intro',
    defaultMessage: 'What each level asks for and what it gives. Play for fun, not for a level.',
    description: 'Under the title',
  },
  visitor: { id: 'promotions.vip.visitor', defaultMessage: 'Log in to see your level.', description: 'For a visitor' },
  yours: { id: 'promotions.vip.yours', defaultMessage: 'Your level', description: 'Over the level of a member' },
  level: { id: 'promotions.vip.level', defaultMessage: 'Level {level}', description: 'Number of a level' },
  rank: {
    id: 'promotions.vip.rank',
    defaultMessage: 'Rank {rank}',
    description: 'Rank within the club, by its number',
  },
  progress: {
    id: 'promotions.vip.progress',
    defaultMessage: 'What {level} asks for',
    description: 'Over the progress towards the next level, by its name',
  },
  top: {
    id: 'promotions.vip.top',
    defaultMessage: 'There is no level above yours.',
    description: 'At the highest level',
  },
  deposits: {
    id: 'promotions.vip.deposits',
    defaultMessage: 'Deposits',
    description: 'Name of an amount that a level asks for',
  },
  validBets: {
    id: 'promotions.vip.validBets',
    defaultMessage: 'Valid bets',
    description: 'Name of an amount that a level asks for',
  },
  of: { id: 'promotions.vip.of', defaultMessage: '{done} of {needed}', description: 'So much of what is asked for' },
  levels: { id: 'promotions.vip.levels', defaultMessage: 'All levels', description: 'Heading over the levels' },
  asks: { id: 'promotions.vip.asks', defaultMessage: 'Asks for', description: 'Over what a level asks for' },
  asksNothing: {
    id: 'promotions.vip.asksNothing',
    defaultMessage: 'Nothing: everyone begins here.',
    description: 'Of the first level',
  },
  gives: { id: 'promotions.vip.gives', defaultMessage: 'Gives', description: 'Over what a level gives' },
  none: {
    id: 'promotions.vip.none',
    defaultMessage: 'There is no VIP club right now',
    description: 'In place of the levels',
  },
  noneText: { id: 'promotions.vip.noneText', defaultMessage: 'Look in again later.', description: 'Under that line' },
});

import { defineMessages } from 'react-intl';

/** The filters of the list, by the platform’s types (PROM-01). */
export const types = defineMessages({
  all: { id: 'promotions.type.all', defaultMessage: 'All', description: 'Filter: promotions of every type' },
  sports: { id: 'promotions.type.sports', defaultMessage: 'Sports', description: 'Type of promotion' },
  live: { id: 'promotions.type.live', defaultMessage: 'Live casino', description: 'Type of promotion' },
  slots: { id: 'promotions.type.slots', defaultMessage: 'Slots', description: 'Type of promotion' },
  cards: { id: 'promotions.type.cards', defaultMessage: 'Card games', description: 'Type of promotion' },
  fish: { id: 'promotions.type.fish', defaultMessage: 'Fishing', description: 'Type of promotion: fishing games' },
  lotto: { id: 'promotions.type.lotto', defaultMessage: 'Lottery', description: 'Type of promotion' },
  rebate: {
    id: 'promotions.type.rebate',
    defaultMessage: 'Rebate',
    description: 'Type of promotion: a part of bets comes back',
  },
  points: { id: 'promotions.type.points', defaultMessage: 'Point mall', description: 'Type of promotion' },
  ranking: {
    id: 'promotions.type.ranking',
    defaultMessage: 'Ranking',
    description: 'Type of promotion: places by bets',
  },
  deposit: { id: 'promotions.type.deposit', defaultMessage: 'Deposit', description: 'Type of promotion' },
  appDownload: {
    id: 'promotions.type.appDownload',
    defaultMessage: 'App',
    description: 'Type of promotion: for installing the app',
  },
  newbie: { id: 'promotions.type.newbie', defaultMessage: 'New members', description: 'Type of promotion' },
  other: { id: 'promotions.type.other', defaultMessage: 'Other', description: 'Type of promotion' },
});

/** Where somebody stands with a promotion (PROM-02). */
export const standings = defineMessages({
  join: { id: 'promotions.status.join', defaultMessage: 'Open', description: 'Status: one can take part' },
  claim: {
    id: 'promotions.status.claim',
    defaultMessage: 'To be claimed',
    description: 'Status: what it gives can be claimed now',
  },
  draws: {
    id: 'promotions.status.draws',
    defaultMessage: 'Draws left',
    description: 'Status of a raffle: lots can be drawn now',
  },
  applying: { id: 'promotions.status.applying', defaultMessage: 'Application sent', description: 'Status' },
  process: {
    id: 'promotions.status.process',
    defaultMessage: 'Being checked',
    description: 'Status: the application is being looked at',
  },
  rejected: {
    id: 'promotions.status.rejected',
    defaultMessage: 'Turned down',
    description: 'Status of an application',
  },
  issued: {
    id: 'promotions.status.issued',
    defaultMessage: 'Paid',
    description: 'Status: what it gives is in the wallet',
  },
  claimed: { id: 'promotions.status.claimed', defaultMessage: 'Claimed', description: 'Status' },
  joined: { id: 'promotions.status.joined', defaultMessage: 'Taking part', description: 'Status' },
  signed: {
    id: 'promotions.status.signed',
    defaultMessage: 'Signed in',
    description: 'Status of the sign-in of the day',
  },
  closed: { id: 'promotions.status.closed', defaultMessage: 'Ended', description: 'Status' },
  comingSoon: { id: 'promotions.status.comingSoon', defaultMessage: 'Coming soon', description: 'Status' },
});

/** When a promotion runs. */
export const term = defineMessages<{ from: { at: string }; until: { at: string }; ended: { at: string } }>({
  from: { id: 'promotions.term.from', defaultMessage: 'From {at}', description: 'When a promotion begins' },
  until: { id: 'promotions.term.until', defaultMessage: 'Until {at}', description: 'When a promotion ends' },
  ended: { id: 'promotions.term.ended', defaultMessage: 'Ended {at}', description: 'When a promotion ended' },
});

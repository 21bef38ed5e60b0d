import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  leave: {
    id: 'centre.menu.leave',
    defaultMessage: 'Close',
    description: 'Link out of the member or agent centre, to the home page',
  },
  waiting: {
    id: 'centre.menu.waiting',
    defaultMessage: 'new',
    description: 'After a number on a menu entry, for screen readers: so many things are new or wait to be claimed',
  },
});

export const door = defineMessages({
  visitor: {
    id: 'centre.door.visitor',
    defaultMessage: 'Log in to see your account',
    description: 'Heading on the member centre for who is not logged in',
  },
  visitorText: {
    id: 'centre.door.visitorText',
    defaultMessage: 'Your balances, records and messages are here once you are logged in.',
    description: 'Under that heading',
  },
  logIn: { id: 'centre.door.logIn', defaultMessage: 'Log in', description: 'Button: opens the login' },
  trial: {
    id: 'centre.door.trial',
    defaultMessage: 'The member centre needs a real account',
    description: 'Heading on the member centre for a trial account',
  },
  trialText: {
    id: 'centre.door.trialText',
    defaultMessage: 'With a trial account you can look at games; money, records and messages belong to a real one.',
    description: 'Under that heading',
  },
  why: {
    id: 'centre.door.why',
    defaultMessage: 'How to get one',
    description: 'Button: opens the dialog that tells a trial account how to get a real account',
  },
  home: { id: 'centre.door.home', defaultMessage: 'To the home page', description: 'Link' },
  agents: {
    id: 'centre.door.agents',
    defaultMessage: 'The agent centre is for agents',
    description: 'Heading on the agent centre for who is no agent',
  },
  agentsText: {
    id: 'centre.door.agentsText',
    defaultMessage: 'Log in with the account of an agent to see teams, statements and contracts.',
    description: 'Under that heading',
  },
});

import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  member: {
    id: 'auth.login.wrongSideMember',
    defaultMessage: 'This is not a member account, so it cannot log in here.',
    description: 'An agent tried to log in where members do',
  },
  agent: {
    id: 'auth.login.wrongSideAgent',
    defaultMessage: 'This is not an agent account, so it cannot log in here.',
    description: 'A member tried to log in where agents do',
  },
  toAgents: {
    id: 'account.side.toAgents',
    defaultMessage: 'To the agent login',
    description: 'Link after an agent tried to log in where members do',
  },
  toMembers: {
    id: 'account.side.toMembers',
    defaultMessage: 'To the member login',
    description: 'Link after a member tried to log in where agents do',
  },
});

import { defineMessages } from 'react-intl';

export const links = defineMessages({
  rates: {
    id: 'agent.link.rates',
    defaultMessage: 'Your rates',
    description: "Heading over the agent's own rates by kind of games",
  },
  title: { id: 'agent.link.title', defaultMessage: 'Registration links', description: 'Heading and name of the table' },
  none: { id: 'agent.link.none', defaultMessage: 'No registration links yet.', description: 'In place of the table' },
  name: {
    id: 'agent.link.name',
    defaultMessage: 'Name',
    description: 'Head of a column: what the agent calls the link',
  },
  kind: {
    id: 'agent.link.kind',
    defaultMessage: 'For',
    description: 'Head of a column: whether agents or members register by it',
  },
  registered: {
    id: 'agent.link.registered',
    defaultMessage: 'Registered',
    description: 'Head of a column: how many have registered by it',
  },
  made: { id: 'agent.link.made', defaultMessage: 'Made on', description: 'Head of a column: when' },
  until: { id: 'agent.link.until', defaultMessage: 'Until', description: 'Head of a column: when the link expires' },
  never: { id: 'agent.link.never', defaultMessage: 'No end', description: 'In that column: the link does not expire' },
  address: { id: 'agent.link.address', defaultMessage: 'Link', description: 'Field with the address' },
  code: { id: 'agent.link.code', defaultMessage: 'Code', description: 'Field with the code' },
  qr: {
    id: 'agent.link.qr',
    defaultMessage: 'QR code of the link',
    description: "Name of a picture that a phone's camera reads",
  },
});

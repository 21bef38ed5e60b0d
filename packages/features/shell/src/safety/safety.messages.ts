import { defineMessages } from 'react-intl';

type Plain = Record<never, never>;

export const ageMessages = defineMessages<{
  title: { age: number };
  text: { brand: string; age: number };
  yes: { age: number };
  no: { age: number };
  refusedTitle: Plain;
  refusedText: { brand: string; age: number };
  refusedHelp: Plain;
  back: Plain;
}>({
  title: {
    id: 'desk.age.title',
    defaultMessage: 'Are you {age} or older?',
    description: 'Title of the age gate on the first visit',
  },
  text: {
    id: 'desk.age.text',
    defaultMessage: '{brand} offers games for money. By law they are for people aged {age} and over only.',
    description: 'Text of the age gate',
  },
  yes: { id: 'desk.age.yes', defaultMessage: 'Yes, I am {age} or older', description: 'Button of the age gate' },
  no: { id: 'desk.age.no', defaultMessage: 'No, I am under {age}', description: 'Button of the age gate' },
  refusedTitle: {
    id: 'desk.age.refusedTitle',
    defaultMessage: 'This site is not for you yet',
    description: 'Title after somebody said to be too young',
  },
  refusedText: {
    id: 'desk.age.refusedText',
    defaultMessage: '{brand} is for people aged {age} and over. You can close this page.',
    description: 'Text after somebody said to be too young',
  },
  refusedHelp: {
    id: 'desk.age.refusedHelp',
    defaultMessage: 'If gambling worries you, these organisations help for free:',
    description: 'Over links to independent help, after somebody said to be too young',
  },
  back: {
    id: 'desk.age.back',
    defaultMessage: 'I chose the wrong answer',
    description: 'Button: back to the question of the age gate',
  },
});

export const consentMessages = defineMessages({
  label: { id: 'desk.consent.label', defaultMessage: 'Cookies', description: 'Name of the region about cookies' },
  text: {
    id: 'desk.consent.text',
    defaultMessage:
      'We store only what this site needs to work. With your permission we would also measure visits, to improve it. You can change your mind at the foot of every page.',
    description: 'Asks for consent to measure visits',
  },
  refuse: {
    id: 'desk.consent.refuse',
    defaultMessage: 'Only necessary',
    description: 'Button: nothing beyond the necessary is loaded or stored',
  },
  accept: {
    id: 'desk.consent.accept',
    defaultMessage: 'Allow measuring',
    description: 'Button: visits may be measured',
  },
  privacy: { id: 'desk.consent.privacy', defaultMessage: 'Privacy notice', description: 'Link to the privacy notice' },
  change: {
    id: 'desk.consent.change',
    defaultMessage: 'Cookie choice',
    description: 'Button in the footer: asks again whether visits may be measured',
  },
});

export const realityMessages = defineMessages<{
  title: Plain;
  time: { hours: number; minutes: number };
  balance: Plain;
  text: Plain;
  goOn: Plain;
  signOut: Plain;
  limits: Plain;
}>({
  title: {
    id: 'desk.reality.title',
    defaultMessage: 'Time played',
    description: 'Title of the reminder of the time played',
  },
  time: {
    id: 'desk.reality.time',
    defaultMessage:
      'You have been logged in for {hours, plural, =0 {} one {# hour and } other {# hours and }}{minutes, plural, one {# minute} other {# minutes}}.',
    description: 'How long somebody has been logged in; without hours they are left out',
  },
  balance: {
    id: 'desk.reality.balance',
    defaultMessage: 'Your balance now',
    description: 'Before the amount, in the reminder of the time played',
  },
  text: {
    id: 'desk.reality.text',
    defaultMessage: 'Your games wait for you. Carry on only if you want to.',
    description: 'Neutral word under the time played',
  },
  goOn: { id: 'desk.reality.goOn', defaultMessage: 'Continue', description: 'Button: closes the reminder' },
  signOut: { id: 'desk.reality.signOut', defaultMessage: 'Sign out', description: 'Button: ends the session' },
  limits: {
    id: 'desk.reality.limits',
    defaultMessage: 'Set limits',
    description: 'Link from the reminder to the page where limits are set',
  },
});

import { defineMessages } from 'react-intl';

export const safety = defineMessages<{
  intro: Record<never, never>;
  visitor: Record<never, never>;
  unavailable: Record<never, never>;
  timeOut: Record<never, never>;
  exclusion: Record<never, never>;
  forGood: Record<never, never>;
  until: { at: string | number };
  help: Record<never, never>;
  helpText: Record<never, never>;
}>({
  intro: {
    id: 'member.safety.intro',
    defaultMessage:
      'Play for fun, with money you can spare. Set limits before you begin, and take a break whenever you want one.',
    description: 'Under the heading of the page of responsible gaming, which is open to everybody',
  },
  visitor: {
    id: 'member.safety.visitor',
    defaultMessage: 'Log in to set limits, take a break or exclude yourself',
    description: 'On that page, before a button that logs in',
  },
  unavailable: {
    id: 'member.safety.unavailable',
    defaultMessage: 'Limits and breaks cannot be set here. The people below help you, and so does customer service.',
    description: 'On the page of limits, where the platform has none',
  },
  timeOut: {
    id: 'member.safety.timeOut',
    defaultMessage: 'You are taking a break',
    description: "Title of a note while a member's break lasts",
  },
  exclusion: {
    id: 'member.safety.exclusion',
    defaultMessage: 'You have excluded yourself',
    description: "Title of a note while a member's exclusion lasts",
  },
  forGood: {
    id: 'member.safety.forGood',
    defaultMessage: 'For good',
    description: 'How long an exclusion lasts: without an end',
  },
  until: {
    id: 'member.safety.until',
    defaultMessage: 'Until {at}. Games and deposits are closed until then.',
    description: 'How long a break or an exclusion lasts; at = a date with a time',
  },
  help: {
    id: 'member.safety.help',
    defaultMessage: 'Help',
    description: 'Heading over links to those who help players',
  },
  helpText: {
    id: 'member.safety.helpText',
    defaultMessage: 'Free and confidential, also for family and friends.',
    description: 'Under that heading',
  },
});

export const limits = defineMessages<{
  title: Record<never, never>;
  text: Record<never, never>;
  none: Record<never, never>;
  minutes: { minutes: number };
  noLimits: Record<never, never>;
  kind: Record<never, never>;
  period: Record<never, never>;
  value: Record<never, never>;
  used: Record<never, never>;
  pending: Record<never, never>;
  newValue: Record<never, never>;
  newMinutes: Record<never, never>;
  wrong: Record<never, never>;
  save: Record<never, never>;
  saved: Record<never, never>;
}>({
  title: { id: 'member.limit.title', defaultMessage: 'Limits', description: 'Heading and name of the table' },
  text: {
    id: 'member.limit.text',
    defaultMessage: 'A lower limit holds at once. A higher one, or none, holds after 24 hours.',
    description: 'Under that heading',
  },
  none: {
    id: 'member.limit.none',
    defaultMessage: 'None',
    description: 'In place of a limit: there is none, or it will be lifted',
  },
  minutes: {
    id: 'member.limit.minutes',
    defaultMessage: '{minutes, plural, one {# minute} other {# minutes}}',
    description: 'A limit of time, or how often a reminder comes',
  },
  noLimits: {
    id: 'member.limit.noLimits',
    defaultMessage: 'You have set no limits.',
    description: 'In place of the table',
  },
  kind: {
    id: 'member.limit.kind',
    defaultMessage: 'Limit on',
    description: 'Field and head of a column: deposits, losses or time',
  },
  period: {
    id: 'member.limit.period',
    defaultMessage: 'Per',
    description: 'Field and head of a column: day, week or month',
  },
  value: { id: 'member.limit.value', defaultMessage: 'Limit', description: 'Head of a column: how much' },
  used: {
    id: 'member.limit.used',
    defaultMessage: 'Used',
    description: 'Head of a column: how much of the limit is used up',
  },
  pending: {
    id: 'member.limit.pending',
    defaultMessage: 'Then',
    description: 'Head of a column: what will hold from a moment on',
  },
  newValue: { id: 'member.limit.newValue', defaultMessage: 'Amount', description: 'Field: how much is allowed' },
  newMinutes: {
    id: 'member.limit.newMinutes',
    defaultMessage: 'Minutes',
    description: 'Field: how much time is allowed',
  },
  wrong: {
    id: 'member.limit.wrong',
    defaultMessage: 'Write a number above 0.',
    description: 'Under the field when it cannot be read',
  },
  save: { id: 'member.limit.save', defaultMessage: 'Set limit', description: 'Button' },
  saved: {
    id: 'member.limit.saved',
    defaultMessage: 'Saved. The table shows what holds.',
    description: 'After a limit was set',
  },
});

export const limitKind = defineMessages({
  deposit: { id: 'member.limitKind.deposit', defaultMessage: 'Deposits', description: 'What a limit is put on' },
  loss: { id: 'member.limitKind.loss', defaultMessage: 'Losses', description: 'What a limit is put on' },
  session: { id: 'member.limitKind.session', defaultMessage: 'Time played', description: 'What a limit is put on' },
});

export const limitPeriod = defineMessages({
  day: { id: 'member.limitPeriod.day', defaultMessage: 'Day', description: 'Over which time a limit counts' },
  week: { id: 'member.limitPeriod.week', defaultMessage: 'Week', description: 'Over which time a limit counts' },
  month: { id: 'member.limitPeriod.month', defaultMessage: 'Month', description: 'Over which time a limit counts' },
});

export const reminder = defineMessages<{
  title: Record<never, never>;
  text: Record<never, never>;
  atLeast: { minutes: number };
  every: Record<never, never>;
  never: Record<never, never>;
}>({
  title: { id: 'member.reminder.title', defaultMessage: 'Reminder', description: 'Heading' },
  text: {
    id: 'member.reminder.text',
    defaultMessage: 'Tells you now and then how long you have played.',
    description: 'Under that heading',
  },
  atLeast: {
    id: 'member.reminder.atLeast',
    defaultMessage:
      'Tells you how long you have played, on this site at least every {minutes, plural, one {minute} other {# minutes}}.',
    description: 'Under that heading, where the site reminds everybody; a member can only choose a shorter time',
  },
  every: { id: 'member.reminder.every', defaultMessage: 'Every', description: 'Field: how often' },
  never: { id: 'member.reminder.never', defaultMessage: 'Never', description: 'First choice of that field' },
});

export const pauses = defineMessages<{
  timeOut: Record<never, never>;
  timeOutText: Record<never, never>;
  timeOutButton: Record<never, never>;
  exclusion: Record<never, never>;
  exclusionText: Record<never, never>;
  exclusionButton: Record<never, never>;
  howLong: Record<never, never>;
  days: { days: number };
  months: { months: number };
  forGood: Record<never, never>;
  noWayBack: Record<never, never>;
}>({
  timeOut: { id: 'member.pause.timeOut', defaultMessage: 'Take a break', description: 'Heading' },
  timeOutText: {
    id: 'member.pause.timeOutText',
    defaultMessage: 'For some days nobody can play or deposit with your account. You can still withdraw.',
    description: 'Under that heading',
  },
  timeOutButton: { id: 'member.pause.timeOutButton', defaultMessage: 'Take a break', description: 'Button' },
  exclusion: { id: 'member.pause.exclusion', defaultMessage: 'Exclude yourself', description: 'Heading' },
  exclusionText: {
    id: 'member.pause.exclusionText',
    defaultMessage: 'Closes your account for play and deposits for months, or for good. You can still withdraw.',
    description: 'Under that heading',
  },
  exclusionButton: { id: 'member.pause.exclusionButton', defaultMessage: 'Exclude me', description: 'Button' },
  howLong: { id: 'member.pause.howLong', defaultMessage: 'How long', description: 'Field' },
  days: {
    id: 'member.pause.days',
    defaultMessage: '{days, plural, one {# day} other {# days}}',
    description: 'Choice of that field',
  },
  months: {
    id: 'member.pause.months',
    defaultMessage: '{months, plural, one {# month} other {# months}}',
    description: 'Choice of that field',
  },
  forGood: {
    id: 'member.pause.forGood',
    defaultMessage: 'For good',
    description: 'Choice of that field: without an end',
  },
  noWayBack: {
    id: 'member.pause.noWayBack',
    defaultMessage: 'It holds at once and cannot be taken back or made shorter.',
    description: 'In the dialog that asks before a break or an exclusion',
  },
});

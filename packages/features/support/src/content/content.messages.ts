import { defineMessages } from 'react-intl';

export const messages = defineMessages<{
  about: Record<never, never>;
  updated: { date: string };
  operator: Record<never, never>;
  more: Record<never, never>;
  toHelp: Record<never, never>;
  toBlog: Record<never, never>;
  toReport: Record<never, never>;
  blog: Record<never, never>;
  blogIntro: Record<never, never>;
  blogNone: Record<never, never>;
  blogNoneText: Record<never, never>;
  blogBack: Record<never, never>;
  postUnknown: Record<never, never>;
  postUnknownText: Record<never, never>;
  report: Record<never, never>;
  reportNone: Record<never, never>;
  reportNoneText: Record<never, never>;
  period: { from: string; to: string };
  join: Record<never, never>;
  invited: Record<never, never>;
  register: Record<never, never>;
}>({
  about: { id: 'content.about.title', defaultMessage: 'About us', description: 'Title while the page has not come' },
  updated: {
    id: 'content.page.updated',
    defaultMessage: 'Last changed {date}',
    description: 'Under a text of the operator',
  },
  operator: {
    id: 'content.about.operator',
    defaultMessage: 'Who runs this site',
    description: 'Heading over the company and its licence',
  },
  more: { id: 'content.about.more', defaultMessage: 'Read on', description: 'Name of a row of links' },
  toHelp: { id: 'content.about.toHelp', defaultMessage: 'Help', description: 'Link' },
  toBlog: { id: 'content.about.toBlog', defaultMessage: 'Blog', description: 'Link' },
  toReport: {
    id: 'content.about.toReport',
    defaultMessage: 'Our figures',
    description: 'Link to what the operator reports of its dealings',
  },
  blog: { id: 'content.blog.title', defaultMessage: 'Blog', description: 'Title of the page' },
  blogIntro: {
    id: 'content.blog.intro',
    defaultMessage: 'How things work here, in plain words.',
    description: 'Under the title',
  },
  blogNone: {
    id: 'content.blog.none',
    defaultMessage: 'There is nothing to read yet',
    description: 'In place of an empty list',
  },
  blogNoneText: {
    id: 'content.blog.noneText',
    defaultMessage: 'The help page answers most questions.',
    description: 'Under that line',
  },
  blogBack: { id: 'content.blog.back', defaultMessage: 'All entries', description: 'Link back to the list' },
  postUnknown: {
    id: 'content.blog.unknown',
    defaultMessage: 'There is no such entry',
    description: 'The address names no entry',
  },
  postUnknownText: {
    id: 'content.blog.unknownText',
    defaultMessage: 'It may have been taken down, or the link is not complete.',
    description: 'Under that line',
  },
  report: {
    id: 'content.report.title',
    defaultMessage: 'Our figures',
    description: 'Title of the report of the operator’s own dealings',
  },
  reportNone: {
    id: 'content.report.none',
    defaultMessage: 'There is no report yet',
    description: 'In place of the figures',
  },
  reportNoneText: {
    id: 'content.report.noneText',
    defaultMessage: 'It is shown here once it is published.',
    description: 'Under that line',
  },
  period: { id: 'content.report.period', defaultMessage: '{from} to {to}', description: 'The period of the report' },
  join: {
    id: 'content.join.title',
    defaultMessage: 'Become a partner',
    description: 'Title while the page has not come',
  },
  invited: {
    id: 'content.join.invited',
    defaultMessage: 'Have you been invited to play? Open the link that you were sent, or register here.',
    description: 'Before the link to the registration',
  },
  register: { id: 'content.join.register', defaultMessage: 'Register', description: 'Link to the registration' },
});

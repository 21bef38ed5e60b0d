import { defineMessages, type MessageDescriptor } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'desk.notice.title', defaultMessage: 'News', description: 'Title of the notice popup' },
  close: { id: 'desk.notice.close', defaultMessage: 'CLOSE', description: 'Button that closes the notice popup' },
  all: {
    id: 'desk.notice.all',
    defaultMessage: 'All announcements',
    description: 'Link from the notice popup to the page with all of them',
  },
  empty: {
    id: 'desk.notice.empty',
    defaultMessage: 'No announcements right now.',
    description: 'The notice popup or page has nothing to show',
  },
  newTab: {
    id: 'desk.notice.newTab',
    defaultMessage: '(opens in a new tab)',
    description: 'After a link within an announcement, for screen readers',
  },
});

/** The types of announcements (SHELL-14), in the order of the filter. */
export const noticeTypes = ['B', 'PL', 'PU', 'PR', 'H'] as const;
export type NoticeType = (typeof noticeTypes)[number];

export const typeNames: Record<NoticeType, MessageDescriptor> = defineMessages({
  B: { id: 'desk.notice.typeBoard', defaultMessage: 'Announcement', description: 'Type of an announcement: for all' },
  PL: { id: 'desk.notice.typePlayer', defaultMessage: 'For players', description: 'Type of an announcement' },
  PU: { id: 'desk.notice.typePopup', defaultMessage: 'Update', description: 'Type of an announcement: what changed' },
  PR: { id: 'desk.notice.typePromotion', defaultMessage: 'Promotion', description: 'Type of an announcement' },
  H: {
    id: 'desk.notice.typeHelp',
    defaultMessage: 'Help',
    description: 'Type of an announcement: how things are done',
  },
});

/** Its type as one of the known, or nothing for one that nobody knows. */
export const noticeTypeOf = (type: string | undefined): NoticeType | undefined =>
  noticeTypes.find((known) => known === type);

import { defineMessages } from 'react-intl';

export const messages = defineMessages<{
  title: Record<never, never>;
  unreadCount: { count: number };
  none: Record<never, never>;
  subject: Record<never, never>;
  at: Record<never, never>;
  state: Record<never, never>;
  read: Record<never, never>;
  unread: Record<never, never>;
  delete: Record<never, never>;
  deleteOne: { title: string | number };
  deleteTitle: Record<never, never>;
}>({
  title: { id: 'member.letter.title', defaultMessage: 'Messages', description: 'Name of the table of messages' },
  unreadCount: {
    id: 'member.letter.unreadCount',
    defaultMessage: '{count, plural, one {# unread message} other {# unread messages}}',
    description: 'Over the table',
  },
  none: {
    id: 'member.letter.none',
    defaultMessage: 'No messages yet. What we write to you will be here.',
    description: 'In place of the table',
  },
  subject: {
    id: 'member.letter.subject',
    defaultMessage: 'Subject',
    description: 'Head of a column: what a message is about',
  },
  at: { id: 'member.letter.at', defaultMessage: 'Received', description: 'Head of a column: when' },
  state: { id: 'member.letter.state', defaultMessage: 'Status', description: 'Head of a column: read or not' },
  read: { id: 'member.letter.read', defaultMessage: 'Read', description: 'The message was opened' },
  unread: { id: 'member.letter.unread', defaultMessage: 'New', description: 'The message was not yet opened' },
  delete: { id: 'member.letter.delete', defaultMessage: 'Delete', description: 'Button and head of its column' },
  deleteOne: {
    id: 'member.letter.deleteOne',
    defaultMessage: 'Delete: {title}',
    description: 'Button with a bin in the row of a message',
  },
  deleteTitle: {
    id: 'member.letter.deleteTitle',
    defaultMessage: 'Delete this message?',
    description: 'Question before a message is deleted',
  },
});

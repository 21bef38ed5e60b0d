import { defineMessages } from 'react-intl';

export const messages = defineMessages<{
  title: Record<never, never>;
  close: Record<never, never>;
  room: Record<never, never>;
  lines: { room: string };
  empty: Record<never, never>;
  operator: { brand: string };
  you: Record<never, never>;
  write: Record<never, never>;
  send: Record<never, never>;
}>({
  title: { id: 'help.chat.title', defaultMessage: 'Chat room', description: 'Title of the dialog where members write' },
  close: { id: 'help.chat.close', defaultMessage: 'CLOSE', description: 'Button that closes the chat room' },
  room: { id: 'help.chat.room', defaultMessage: 'Room', description: 'Field: which room of the chat is shown' },
  lines: {
    id: 'help.chat.lines',
    defaultMessage: 'What was written in {room}',
    description: 'Name of the list of lines, for screen readers; room = name of a room',
  },
  empty: {
    id: 'help.chat.empty',
    defaultMessage: 'There is no open room at the moment.',
    description: 'In place of the rooms',
  },
  operator: {
    id: 'help.chat.operator',
    defaultMessage: '{brand} team',
    description: 'Who wrote a line: people of the brand',
  },
  you: { id: 'help.chat.you', defaultMessage: 'You', description: 'Who wrote a line: the reader' },
  write: { id: 'help.chat.write', defaultMessage: 'Your message', description: 'Field' },
  send: { id: 'help.chat.send', defaultMessage: 'Send', description: 'Button' },
});

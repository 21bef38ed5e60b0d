import { defineMessages } from 'react-intl';

export const messages = defineMessages<{
  label: Record<never, never>;
  next: Record<never, never>;
  previous: Record<never, never>;
  pause: Record<never, never>;
  play: Record<never, never>;
  position: { current: number; total: number };
  empty: Record<never, never>;
  failed: Record<never, never>;
}>({
  label: {
    id: 'shell.notices.label',
    defaultMessage: 'Announcements',
    description: 'Name of the bar of announcements',
  },
  next: { id: 'shell.notices.next', defaultMessage: 'Next announcement', description: 'Button' },
  previous: { id: 'shell.notices.previous', defaultMessage: 'Previous announcement', description: 'Button' },
  pause: {
    id: 'shell.notices.pause',
    defaultMessage: 'Pause announcements',
    description: 'Button that stops the bar from moving on by itself',
  },
  play: {
    id: 'shell.notices.play',
    defaultMessage: 'Let announcements move on',
    description: 'Button that lets the bar move on by itself again',
  },
  position: {
    id: 'shell.notices.position',
    defaultMessage: '{current} of {total}',
    description: 'Which announcement of how many is shown',
  },
  empty: {
    id: 'shell.notices.empty',
    defaultMessage: 'No announcements right now.',
    description: 'In the bar when there is no announcement',
  },
  failed: {
    id: 'shell.notices.failed',
    defaultMessage: 'Announcements could not be loaded.',
    description: 'In the bar when the announcements did not come',
  },
});

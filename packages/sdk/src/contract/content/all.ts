import { announcements } from './announcements.ts';
import { notice } from './notice.ts';

/** Banners, announcements and pages of text. */
export const contentCalls = {
  [notice.id]: notice,
  [announcements.id]: announcements,
} as const;

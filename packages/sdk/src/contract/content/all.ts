import { notice } from './notice.ts';

/** Banners, announcements and pages of text. */
export const contentCalls = {
  [notice.id]: notice,
} as const;

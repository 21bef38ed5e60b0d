import { announcements } from './announcements.ts';
import { apps } from './apps.ts';
import { blog } from './blog.ts';
import { blogPost } from './blogPost.ts';
import { creditReport } from './creditReport.ts';
import { notice } from './notice.ts';
import { notices } from './notices.ts';
import { contentPage } from './page.ts';

/** Banners, announcements and pages of text. */
export const contentCalls = {
  [notice.id]: notice,
  [announcements.id]: announcements,
  [notices.id]: notices,
  [contentPage.id]: contentPage,
  [blog.id]: blog,
  [blogPost.id]: blogPost,
  [apps.id]: apps,
  [creditReport.id]: creditReport,
} as const;

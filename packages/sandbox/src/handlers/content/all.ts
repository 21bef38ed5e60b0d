import type { HandlersOf } from '../../exchange.ts';
import { announcements } from './announcements.ts';
import { apps, blog, blogPost, contentPage, creditReport } from './editorial.ts';
import { notice } from './notice.ts';
import { notices } from './notices.ts';

export const contentHandlers: HandlersOf<'content'> = {
  'content.notice': notice,
  'content.announcements': announcements,
  'content.notices': notices,
  'content.page': contentPage,
  'content.blog': blog,
  'content.blogPost': blogPost,
  'content.apps': apps,
  'content.creditReport': creditReport,
};

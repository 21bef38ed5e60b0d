import { CannotPlay, type Plays, playLanguage } from '../play.ts';
import type { contentCalls } from './all.ts';
import { blog } from './blog.ts';

export const contentPlays: Plays<typeof contentCalls> = {
  'content.notice': () => ({}),
  'content.announcements': () => ({ language: playLanguage }),
  'content.notices': () => ({ pageNo: 1, pageSize: 10 }),
  'content.page': () => ({ id: 'about' }),
  'content.blog': () => ({ pageNo: 1, pageSize: 10 }),
  'content.blogPost': async ({ ask }) => {
    const { list } = await ask(blog, { pageNo: 1, pageSize: 1 });
    if (!list[0]) throw new CannotPlay('the blog has no entry');
    return { id: list[0].id };
  },
  'content.apps': () => ({}),
  'content.creditReport': () => ({}),
};

import * as z from 'zod/mini';
import { type CallOutput, defineCall } from '../call.ts';
import { filledText, listOf, maybe, text } from '../fields.ts';

/** A news item. `content` is HTML from outside and must be sanitised where it is shown (SHELL-14). */
export const newsItem = z.object({
  id: text,
  title: text,
  content: maybe(z.string()),
  /** announcement type: B, PL, PU, PR or H */
  type: maybe(text),
});

const banner = z.object({
  bannerId: text,
  /** the route or popup it belongs to, such as `/rng` or `w_login` */
  groupName: text,
  /** the picture */
  url: filledText,
  /** set = clickable (SHELL-12) */
  linkageType: maybe(text),
  /** where a click leads */
  linkageUrl: maybe(text),
  /** says what the picture says */
  title: maybe(text),
});

/** Banners and announcements of the whole site. */
export const notice = defineCall({
  id: 'content.notice',
  method: 'GET',
  path: '/wps/notice',
  input: z.object({}),
  output: z.object({
    player: listOf(newsItem),
    banners: listOf(banner),
    popup: listOf(newsItem),
    promotion: listOf(newsItem),
  }),
  session: 'optional',
  sealed: false,
  effect: 'read',
  localized: true,
  // several screens ask for it while a page opens; one answer serves them
  cacheMs: 60_000,
  module: 'CONTENT',
  spec: '§7 Common: notice (GET); §3 Banner, Notice (path, `linkageUrl` and banner `title` are our reading)',
  assumed: true,
});

export type NoticeAnswer = CallOutput<typeof notice>;
export type Banner = NoticeAnswer['banners'][number];
export type NewsItem = NoticeAnswer['player'][number];

import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { blogEntry } from './blogEntry.ts';

/** One entry of the blog in full (SUPP-03). `content` is HTML and must be sanitised (C17). */
export const blogPost = defineCall({
  id: 'content.blogPost',
  method: 'GET',
  path: '/wps/content/blog/post',
  input: z.object({ id: z.string() }),
  output: z.extend(blogEntry, { content: z.string() }),
  session: 'optional',
  sealed: false,
  effect: 'read',
  localized: true,
  cacheMs: 60_000,
  module: 'CONTENT',
  spec: '§2 Other screens: blog (no call is named)',
  assumed: true,
});

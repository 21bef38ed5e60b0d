import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { between, integer, listOf, orElse } from '../fields.ts';
import { blogEntry } from './blogEntry.ts';

/** The blog, newest first (SUPP-03). */
export const blog = defineCall({
  id: 'content.blog',
  method: 'GET',
  path: '/wps/content/blog',
  input: z.object({ pageNo: between(1, 1000), pageSize: between(1, 50) }),
  output: z.object({ list: listOf(blogEntry), total: orElse(integer, 0), totalPages: orElse(integer, 0) }),
  session: 'optional',
  sealed: false,
  effect: 'read',
  localized: true,
  cacheMs: 60_000,
  module: 'CONTENT',
  spec: '§2 Other screens: blog (no call is named)',
  assumed: true,
});

import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { between, integer, listOf, maybe, moment, orElse } from '../fields.ts';
import { newsItem } from './notice.ts';

/** The announcements as the notices page lists them, newest first (SUPP-03); HTML as in the notice popup. */
export const notices = defineCall({
  id: 'content.notices',
  method: 'GET',
  path: '/wps/notices',
  input: z.object({
    /** announcement type: B, PL, PU, PR or H; all unless said */
    type: z.optional(z.string()),
    pageNo: between(1, 1000),
    pageSize: between(1, 50),
  }),
  output: z.object({
    list: listOf(z.extend(newsItem, { at: maybe(moment) })),
    total: orElse(integer, 0),
    totalPages: orElse(integer, 0),
  }),
  session: 'optional',
  sealed: false,
  effect: 'read',
  localized: true,
  module: 'CONTENT',
  spec: '§2 /noticePage (no call is named)',
  assumed: true,
});

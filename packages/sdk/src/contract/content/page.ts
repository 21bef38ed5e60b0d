import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { filledText, maybe, moment, text } from '../fields.ts';

/** A page of the operator's own words, such as `about` (SUPP-03). `content` is HTML and must be sanitised (C17). */
export const contentPage = defineCall({
  id: 'content.page',
  method: 'GET',
  path: '/wps/content/page',
  input: z.object({ id: z.string() }),
  output: z.object({ id: filledText, title: text, content: z.string(), updatedAt: maybe(moment) }),
  session: 'optional',
  sealed: false,
  effect: 'read',
  localized: true,
  cacheMs: 600_000,
  module: 'CONTENT',
  spec: '§2 Other screens: about us (no call is named)',
  assumed: true,
});

import * as z from 'zod/mini';
import { type CallOutput, defineCall } from '../call.ts';
import { filledText, listOf, maybe, text } from '../fields.ts';

const article = z.object({
  id: filledText,
  title: text,
  /** HTML from outside; must be sanitised where it is shown (C17) */
  content: maybe(z.string()),
});

/** The help of the site, or of the member centre (SUPP-03). A category with the id `terms` is what `/help#terms` shows. */
export const helpCenter = defineCall({
  id: 'support.helpCenter',
  method: 'GET',
  path: '/wps/system/helpCenter',
  input: z.object({ scope: z.optional(z.literal(['site', 'member'])) }),
  output: z.object({ categories: listOf(z.object({ id: filledText, title: text, articles: listOf(article) })) }),
  session: 'optional',
  sealed: false,
  effect: 'read',
  localized: true,
  cacheMs: 600_000,
  module: 'SUPPORT',
  spec: '§7 Common: help center (`scope` and the shape are our reading)',
});

export type HelpCategory = CallOutput<typeof helpCenter>['categories'][number];

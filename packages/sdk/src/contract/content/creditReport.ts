import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { filledText, listOf, maybe, moment, text } from '../fields.ts';

/** What the operator reports of its own dealings over a period: payouts, complaints, returns (SUPP-03). */
export const creditReport = defineCall({
  id: 'content.creditReport',
  method: 'GET',
  path: '/wps/content/creditReport',
  input: z.object({}),
  output: z.object({
    from: maybe(moment),
    to: maybe(moment),
    figures: listOf(z.object({ id: filledText, label: text, /** ready to be shown */ value: text, note: maybe(text) })),
    /** HTML; must be sanitised where it is shown (C17) */
    content: maybe(z.string()),
  }),
  session: 'optional',
  sealed: false,
  effect: 'read',
  localized: true,
  cacheMs: 600_000,
  module: 'CONTENT',
  spec: '§2 Other screens: credit report (neither call nor content is described)',
  assumed: true,
});

import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { filledText, integer, listOf, text } from '../fields.ts';

/** What a feedback may be about, and how long it may be (SUPP-03). */
export const feedbackSettings = defineCall({
  id: 'support.feedbackSettings',
  method: 'GET',
  path: '/wps/feedback/setting',
  input: z.object({}),
  output: z.object({
    /** in words, as `wordCount` counts them */
    minWords: integer,
    maxWords: integer,
    categories: listOf(z.object({ id: filledText, title: text })),
  }),
  session: 'optional',
  sealed: false,
  effect: 'read',
  localized: true,
  cacheMs: 600_000,
  module: 'SUPPORT',
  spec: '§5 Feedback content between {0} and {1} words (bounds not shown)',
  assumed: true,
});

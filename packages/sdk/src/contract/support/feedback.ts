import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { nothing } from '../fields.ts';

/** What a visitor or member wants to tell the operator (SUPP-03). */
export const feedback = defineCall({
  id: 'support.feedback',
  method: 'PUT',
  path: '/wps/feedback',
  input: z.object({
    /** id of a category of the settings */
    category: z.string(),
    content: z.string().check(z.maxLength(20_000)),
    /** where an answer may go */
    contact: z.optional(z.string().check(z.maxLength(200))),
  }),
  output: nothing,
  session: 'optional',
  sealed: false,
  effect: 'write',
  module: 'SUPPORT',
  spec: '§7 Common: feedback (its fields are our reading)',
});

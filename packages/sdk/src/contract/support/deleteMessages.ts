import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { integer } from '../fields.ts';

/** Deletes messages (MEMB-07); one that is gone already is no error. */
export const deleteLetters = defineCall({
  id: 'support.deleteMessages',
  method: 'POST',
  path: '/wps/relay/CSP_deleteMessages',
  input: z.object({ ids: z.array(z.string()).check(z.minLength(1), z.maxLength(100)) }),
  output: z.object({ deleted: integer }),
  session: 'required',
  sealed: false,
  effect: 'write',
  module: 'MESSAGE',
  spec: '§2 Personal centre: platform messages (no call is named)',
  assumed: true,
});

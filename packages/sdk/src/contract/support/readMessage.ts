import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { maybe } from '../fields.ts';
import { letter } from './letter.ts';

/** Opens a message; from then on it counts as read (MEMB-07). */
export const readLetter = defineCall({
  id: 'support.readMessage',
  method: 'POST',
  path: '/wps/relay/CSP_readMessage',
  input: z.object({ id: z.string() }),
  /** `content` is HTML from outside and must be sanitised where it is shown */
  output: z.extend(letter, { content: maybe(z.string()) }),
  session: 'required',
  sealed: false,
  effect: 'write',
  localized: true,
  module: 'MESSAGE',
  spec: '§2 Personal centre: platform messages (no call is named)',
  assumed: true,
});

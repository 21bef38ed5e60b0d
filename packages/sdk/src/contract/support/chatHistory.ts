import * as z from 'zod/mini';
import { type CallOutput, defineCall } from '../call.ts';
import { between, flag, listOf, orElse } from '../fields.ts';
import { chatLine } from './chatLine.ts';

/** What was written in a room last, oldest first (SUPP-04). */
export const chatHistory = defineCall({
  id: 'support.chatHistory',
  method: 'GET',
  path: '/wps/relay/CHAT_getHistory',
  input: z.object({
    roomId: z.string(),
    count: between(1, 100),
    /** id of a line: what was written before it */
    before: z.optional(z.string()),
  }),
  output: z.object({ list: listOf(chatLine), /** there is more before the first line */ more: orElse(flag, false) }),
  session: 'required',
  sealed: false,
  effect: 'read',
  localized: true,
  module: 'CHAT',
  spec: '§2 Modals: chat room (no call is named)',
  assumed: true,
});

export type ChatLine = CallOutput<typeof chatHistory>['list'][number];

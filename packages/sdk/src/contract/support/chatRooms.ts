import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { filledText, integer, listOf, maybe, text } from '../fields.ts';

/** The rooms of the chat (SUPP-04). */
export const chatRooms = defineCall({
  id: 'support.chatRooms',
  method: 'GET',
  path: '/wps/relay/CHAT_getRooms',
  input: z.object({}),
  output: z.object({
    list: listOf(
      z.object({
        roomId: filledText,
        title: text,
        description: maybe(text),
        /** longest line */ maxLength: maybe(integer),
      }),
    ),
  }),
  session: 'required',
  sealed: false,
  effect: 'read',
  localized: true,
  module: 'CHAT',
  spec: '§2 Modals: chat room (no call is named)',
  assumed: true,
});

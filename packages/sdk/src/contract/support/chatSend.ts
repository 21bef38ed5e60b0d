import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { chatLine } from './chatLine.ts';

/** Writes a line in a room, and answers it as the room has it (SUPP-04). */
export const chatSend = defineCall({
  id: 'support.chatSend',
  method: 'POST',
  path: '/wps/relay/CHAT_send',
  input: z.object({ roomId: z.string(), text: z.string().check(z.maxLength(2000)) }),
  output: chatLine,
  session: 'required',
  sealed: false,
  effect: 'write',
  module: 'CHAT',
  spec: '§2 Modals: chat room (no call is named)',
  assumed: true,
});

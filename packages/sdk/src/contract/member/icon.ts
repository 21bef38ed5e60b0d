import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { maybe, text } from '../fields.ts';

/** The badge of a member's club level, if the platform has one. */
export const memberIcon = defineCall({
  id: 'member.icon',
  method: 'GET',
  path: '/wps/member/info/icon',
  input: z.object({}),
  output: z.object({ url: maybe(text), labelName: maybe(text) }),
  session: 'required',
  sealed: false,
  effect: 'read',
  localized: true,
  module: 'MEMBER',
  spec: '§7 Session and account: member icon (shape is our reading)',
});

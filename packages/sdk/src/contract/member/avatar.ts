import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { maybe, text } from '../fields.ts';

/** The picture that a member has chosen, if any. */
export const avatar = defineCall({
  id: 'member.avatar',
  method: 'GET',
  path: '/wps/relay/MCSFE_getPlayerAvatar',
  input: z.object({}),
  output: z.object({ avatarId: maybe(text), url: maybe(text) }),
  session: 'required',
  sealed: false,
  effect: 'read',
  module: 'MEMBER',
  spec: '§7 Session and account: avatar (shape is our reading)',
});

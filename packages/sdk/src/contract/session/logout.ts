import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { nothing } from '../fields.ts';

/** Ends the session on the platform (AUTH-21). */
export const logout = defineCall({
  id: 'session.logout',
  method: 'DELETE',
  path: '/wps/session/logout',
  input: z.object({}),
  output: nothing,
  session: 'required',
  sealed: false,
  effect: 'write',
  module: 'SESSION',
  spec: '§7 Session and account: logout',
});

import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { nothing } from '../fields.ts';

/** Changes the login password (AUTH-20). `oldPassword` is left out only by an account that never had one. */
export const changePassword = defineCall({
  id: 'account.changePassword',
  method: 'POST',
  path: '/wps/member/password',
  input: z.object({
    oldPassword: z.optional(z.string()),
    newPassword: z.string(),
    confirmNewPassword: z.string(),
  }),
  output: nothing,
  session: 'required',
  sealed: true,
  effect: 'write',
  module: 'ACCOUNT',
  spec: '§7 Session and account: change password',
});

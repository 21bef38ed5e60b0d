import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { filledText, integer, orElse } from '../fields.ts';

/** Sends a code to the account's own mobile number or e-mail address, for a login from an unregistered IP (AUTH-07). */
export const ipCode = defineCall({
  id: 'session.ipCode',
  method: 'POST',
  path: '/wps/session/ip/code',
  input: z.object({}),
  output: z.object({
    channel: z.literal(['sms', 'email']),
    /** where it went, masked, to be shown: `••••0123` */
    to: filledText,
    expiredMinutes: orElse(integer, 1),
  }),
  session: 'required',
  sealed: false,
  effect: 'write',
  module: 'SESSION',
  spec: '§4 Login: extra verification when the IP is unregistered (our reading)',
  assumed: true,
});

import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { nothing } from '../fields.ts';

/** Registers the visitor's address with the code that was sent; the session is then as any other (AUTH-07). */
export const confirmIp = defineCall({
  id: 'session.confirmIp',
  method: 'POST',
  path: '/wps/session/ip',
  input: z.object({ verificationCode: z.string() }),
  output: nothing,
  session: 'required',
  sealed: true,
  effect: 'write',
  module: 'SESSION',
  spec: '§4 Login: extra verification when the IP is unregistered (our reading)',
  assumed: true,
});

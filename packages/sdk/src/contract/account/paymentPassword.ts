import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { nothing } from '../fields.ts';

/** Sets the payment password, or changes it; `oldPaymentPassword` is left out only when there is none yet. */
export const paymentPassword = defineCall({
  id: 'account.paymentPassword',
  method: 'POST',
  path: '/wps/member/password/payment',
  input: z.object({
    oldPaymentPassword: z.optional(z.string()),
    newPaymentPassword: z.string(),
    confirmPaymentPassword: z.string(),
  }),
  output: nothing,
  session: 'required',
  sealed: true,
  effect: 'write',
  module: 'ACCOUNT',
  spec: '§3 Registration user fields: paymentPassword; §2 Personal centre: my account (call is our reading)',
  assumed: true,
});

import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { filledText, text } from '../fields.ts';

/** Adds an account for withdrawals; the payment password confirms it (MEMB-05). */
export const addBankAccount = defineCall({
  id: 'cashier.addBankAccount',
  method: 'POST',
  path: '/wps/member/bankAccounts',
  input: z.object({ bank: z.string(), holder: z.string(), number: z.string(), paymentPassword: z.string() }),
  output: z.object({ id: filledText, maskedNumber: text }),
  session: 'required',
  sealed: true,
  effect: 'write',
  module: 'CASHIER',
  spec: '§2 Personal centre: withdrawal (withdraw); §3 bank account number',
  assumed: true,
});

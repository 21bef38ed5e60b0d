import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { filledText, listOf, text } from '../fields.ts';

/** Where withdrawals may be paid to. Numbers come masked. */
export const bankAccounts = defineCall({
  id: 'cashier.bankAccounts',
  method: 'GET',
  path: '/wps/member/bankAccounts',
  input: z.object({}),
  output: z.object({
    list: listOf(z.object({ id: filledText, bank: text, bankName: text, holder: text, maskedNumber: text })),
    /** banks and e-wallets an account may be at */
    banks: listOf(z.object({ code: filledText, name: text })),
  }),
  session: 'required',
  sealed: false,
  effect: 'read',
  localized: true,
  module: 'CASHIER',
  spec: '§2 Personal centre: withdrawal (withdraw); §3 bank account number',
  assumed: true,
});

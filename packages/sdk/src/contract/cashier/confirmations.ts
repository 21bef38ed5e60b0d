import { receipts } from '@marquee/domain/cashier';
import * as z from 'zod/mini';
import { amount } from '../amount.ts';
import { defineCall } from '../call.ts';
import { filledText, integer, listOf, text } from '../fields.ts';
import { oneOf } from '../records/paging.ts';

/** Payments that the member has to confirm, those with the least time left first (MEMB-05). */
export const confirmations = defineCall({
  id: 'cashier.confirmations',
  method: 'GET',
  path: '/wps/withdraw/confirmations',
  input: z.object({}),
  output: z.object({
    list: listOf(
      z.object({
        /** of the payment */
        id: filledText,
        /** of the withdrawal it belongs to */
        withdrawalId: filledText,
        /** what was paid this time */
        amount,
        /** of the whole withdrawal */
        withdrawalAmount: amount,
        receivedAmount: amount,
        remainingAmount: amount,
        bankName: text,
        maskedNumber: text,
        paidAt: integer,
        /** unconfirmed then, it counts as received */
        confirmBy: integer,
      }),
    ),
    /** payments settled of late, and how; `forced` = not confirmed in time */
    settled: listOf(z.object({ id: filledText, receipt: oneOf([...receipts, 'forced']) })),
    confirmMinutes: integer,
  }),
  session: 'required',
  sealed: false,
  effect: 'read',
  localized: true,
  module: 'CASHIER',
  spec: '§4 Withdrawal confirmation; §3 received amount, remaining amount',
  assumed: true,
});

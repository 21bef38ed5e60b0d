import * as z from 'zod/mini';
import { amount } from '../amount.ts';
import { defineCall } from '../call.ts';
import { filledText, integer, listOf, maybe, orElse, text } from '../fields.ts';
import { oneOf } from '../records/paging.ts';

export const depositMethodKinds = ['bank', 'eWallet', 'crypto', 'card', 'store'] as const;

/** The ways to pay in, with their bounds (MEMB-05). */
export const depositOptions = defineCall({
  id: 'cashier.depositOptions',
  method: 'GET',
  path: '/wps/deposit/options',
  input: z.object({}),
  output: z.object({
    methods: listOf(
      z.object({
        code: filledText,
        name: text,
        kind: oneOf(depositMethodKinds),
        least: amount,
        /** no upper bound where absent */
        most: maybe(amount),
        /** amounts to offer as buttons */
        quickAmounts: listOf(amount),
        /** seconds it takes as a rule */
        takesSeconds: maybe(integer),
        remark: maybe(text),
      }),
    ),
    digits: orElse(integer, 2),
  }),
  session: 'required',
  sealed: false,
  effect: 'read',
  localized: true,
  cacheMs: 60_000,
  module: 'CASHIER',
  spec: '§2 Personal centre: deposit (depositv2)',
  assumed: true,
});

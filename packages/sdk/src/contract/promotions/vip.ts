import * as z from 'zod/mini';
import { amount } from '../amount.ts';
import { type CallOutput, defineCall } from '../call.ts';
import { integer, listOf, maybe, text } from '../fields.ts';

/** The VIP club: the member's level, what the next one asks for, and what each level gives (PROM-04). */
export const vip = defineCall({
  id: 'promotions.vip',
  method: 'GET',
  path: '/wps/member/vip',
  input: z.object({}),
  output: z.object({
    /** of a member */
    level: maybe(integer),
    /** towards the next level; absent at the highest and for visitors */
    progress: maybe(z.object({ deposit: amount, depositNeeded: amount, validBet: amount, validBetNeeded: amount })),
    levels: listOf(
      z.object({
        level: integer,
        name: text,
        depositNeeded: amount,
        validBetNeeded: amount,
        /** each in words; a bare decimal, such as `38.00`, is an amount in the brand's currency (our reading) */
        benefits: listOf(z.object({ title: text, value: text })),
      }),
    ),
  }),
  session: 'optional',
  sealed: false,
  effect: 'read',
  localized: true,
  module: 'PROMOTION',
  spec: '§2 Route table: /vip; §3 clubLabel, rank level',
  assumed: true,
});

export type VipAnswer = CallOutput<typeof vip>;

import { redemptionStatuses } from '@marquee/domain/transactions';
import * as z from 'zod/mini';
import { amount } from '../amount.ts';
import { defineCall } from '../call.ts';
import { filledText, integer, maybe, text } from '../fields.ts';
import { oneOf, pageOf, paging, period } from '../records/paging.ts';

/** A redemption and how it stands. */
export const redemption = z.object({
  id: filledText,
  time: integer,
  rewardId: filledText,
  name: text,
  quantity: integer,
  points: amount,
  status: oneOf(redemptionStatuses),
  remark: maybe(text),
});

/** Redemptions, newest first (PROM-03). */
export const redeemList = defineCall({
  id: 'points.redeemList',
  method: 'GET',
  path: '/wps/relay/MCS2_getRedeemPointList',
  input: z.object({ ...paging, ...period }),
  output: z.object(pageOf(redemption)),
  session: 'required',
  sealed: false,
  effect: 'read',
  localized: true,
  module: 'POINTS',
  spec: '§7 Points: MCS2_getRedeemPointList; §4 statuses (names of fields are our reading)',
});

import { promotionModes, promotionStatuses, promotionTypes } from '@marquee/domain/promotions';
import * as z from 'zod/mini';
import { amount } from '../amount.ts';
import { defineCall } from '../call.ts';
import { filledText, integer, listOf, maybe, text } from '../fields.ts';
import { oneOf, pageOf, paging } from '../records/paging.ts';

/** A promotion as a list shows it. */
export const promotionCard = z.object({
  id: filledText,
  title: text,
  summary: maybe(text),
  types: listOf(oneOf(promotionTypes)),
  image: maybe(text),
  mode: oneOf(promotionModes),
  status: oneOf(promotionStatuses),
  startTime: maybe(integer),
  endTime: maybe(integer),
  /** what can be claimed now */
  claimable: maybe(amount),
});

/** Promotions, with where the member stands with each; a visitor may join none yet (PROM-01). */
export const promotionList = defineCall({
  id: 'promotions.list',
  method: 'GET',
  path: '/wps/promotions',
  input: z.object({ ...paging, type: z.optional(z.enum(promotionTypes)) }),
  output: z.object(pageOf(promotionCard)),
  session: 'optional',
  sealed: false,
  effect: 'read',
  localized: true,
  module: 'PROMOTION',
  spec: '§2 Other screens: promotions with type filters; §4 Activity statuses',
  assumed: true,
});

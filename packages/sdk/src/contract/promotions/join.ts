import { promotionStatuses } from '@marquee/domain/promotions';
import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { oneOf } from '../records/paging.ts';

/** Takes part in a promotion, or signs in for the day (PROM-02). */
export const joinPromotion = defineCall({
  id: 'promotions.join',
  method: 'POST',
  path: '/wps/promotions/join',
  input: z.object({ id: z.string() }),
  output: z.object({ status: oneOf(promotionStatuses) }),
  session: 'required',
  sealed: false,
  effect: 'write',
  module: 'PROMOTION',
  spec: '§4 Activity statuses: join, joined, signed',
  assumed: true,
});

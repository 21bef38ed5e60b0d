import { promotionStatuses } from '@marquee/domain/promotions';
import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { files } from '../files.ts';
import { oneOf } from '../records/paging.ts';

/** Applies for a promotion: a remark of at most 140 characters, at most 3 pictures (png or jpg, 5 MB each) (PROM-02). */
export const applyPromotion = defineCall({
  id: 'promotions.apply',
  method: 'POST',
  path: '/wps/promotions/apply',
  input: z.object({ id: z.string(), remark: z.optional(z.string()), images: files }),
  output: z.object({ status: oneOf(promotionStatuses) }),
  session: 'required',
  sealed: false,
  encoding: 'multipart',
  effect: 'write',
  timeoutMs: 60_000,
  module: 'PROMOTION',
  spec: '§2 Other screens: activity apply form; §5 Activity application',
  assumed: true,
});

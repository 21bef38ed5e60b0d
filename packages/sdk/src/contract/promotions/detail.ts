import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { integer, maybe, text } from '../fields.ts';
import { promotionCard } from './list.ts';

/** One promotion with its terms. `content` is HTML from outside and must be sanitised where it is shown (PROM-01). */
export const promotionDetail = defineCall({
  id: 'promotions.detail',
  method: 'GET',
  path: '/wps/promotions/detail',
  input: z.object({ id: z.string() }),
  output: z.object({
    ...promotionCard.shape,
    content: z.string(),
    /** draws left, of a raffle */
    drawsLeft: maybe(integer),
    /** why an application was turned down */
    remark: maybe(text),
  }),
  session: 'optional',
  sealed: false,
  effect: 'read',
  localized: true,
  module: 'PROMOTION',
  spec: '§2 Route table: /promoDetail; §2 Other screens: promotions',
  assumed: true,
});

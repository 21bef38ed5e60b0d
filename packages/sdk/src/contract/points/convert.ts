import { compareAmounts } from '@marquee/domain/money';
import { negated } from '@marquee/domain/portion';
import * as z from 'zod/mini';
import { amount } from '../amount.ts';
import { defineCall, settledBy } from '../call.ts';
import { appeared } from '../records/paging.ts';
import { pointHistory } from './history.ts';

const input = z.object({
  points: amount,
  /** the payment password */
  password: z.string(),
});

/** Turns points into money in the main wallet (PROM-03). */
export const convertPoints = defineCall({
  id: 'points.convert',
  method: 'POST',
  path: '/wps/relay/MCS2_convertPoint',
  input,
  output: z.object({ amount, points: amount }),
  session: 'required',
  sealed: true,
  effect: 'money',
  settlement: settledBy(pointHistory, input, {
    ask: () => ({ type: 'converted' as const, size: 50 }),
    happened: (before, after, { points }) =>
      appeared(before, after, (one) => compareAmounts(one.changedPoints, negated(points)) === 0),
  }),
  module: 'POINTS',
  spec: '§7 Points: MCS2_convertPoint, password-checked (fields, and that it is sealed, are our reading)',
});

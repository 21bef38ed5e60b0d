import * as z from 'zod/mini';
import { amount } from '../amount.ts';
import { defineCall, settledBy } from '../call.ts';
import { integer } from '../fields.ts';
import { rebates } from './rebates.ts';

const input = z.object({ ids: z.array(z.string()).check(z.minLength(1), z.maxLength(100)) });

/** Takes rebates into the main wallet, all that are named or none (MEMB-07). */
export const claimRebates = defineCall({
  id: 'records.claimRebates',
  method: 'POST',
  path: '/wps/rebate/manual',
  input,
  output: z.object({ amount, count: integer }),
  session: 'required',
  sealed: false,
  effect: 'money',
  settlement: settledBy(rebates, input, {
    ask: () => ({}),
    happened: (before, after, { ids }) => {
      const claimed = (answer: typeof after) =>
        ids.every((id) => answer.list.some((one) => one.id === id && one.claimed));
      return claimed(before) ? undefined : claimed(after);
    },
  }),
  module: 'RECORDS',
  spec: '§2 Personal centre: manual rebate (manualRebate)',
  assumed: true,
});

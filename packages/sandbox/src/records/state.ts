import * as z from 'zod/mini';

/** Rebates that were claimed, by `merchant/username/id`, with the moment; dropped once they could not be claimed anyway. */
export const rebatesState = z.record(z.string(), z.number());

import * as z from 'zod/mini';

/** Answers that were given, by who asked and with which key; `print` tells the question from another. */
export const answeredState = z.record(
  z.string(),
  z.object({ at: z.number(), status: z.int(), text: z.string(), print: z.optional(z.string()) }),
);

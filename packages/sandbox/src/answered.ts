import * as z from 'zod/mini';

/** Answers that were given, by who asked and with which key. */
export const answeredState = z.record(z.string(), z.object({ at: z.number(), status: z.int(), text: z.string() }));

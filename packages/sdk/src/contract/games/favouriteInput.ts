import * as z from 'zod/mini';

/** Which game is marked or unmarked. */
export const favouriteInput = z.object({ nodeId: z.string(), vendor: z.string(), gameType: z.string() });

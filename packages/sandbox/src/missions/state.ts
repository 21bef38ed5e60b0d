import * as z from 'zod/mini';

/** What was claimed, by `merchant/username`: ids of missions with their round, and of rewards. */
export const missionsState = z.record(z.string(), z.array(z.string()));

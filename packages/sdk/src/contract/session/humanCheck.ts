import * as z from 'zod/mini';

/**
 * What the human check found (AUTH-22): `scheme` says which check it was, `solution` is what that check answers; for
 * `altcha` the base64 text of `{challenge, solution}`.
 */
export const humanCheck = z.optional(z.object({ scheme: z.string(), solution: z.string() }));

import * as z from 'zod/mini';

/** Files of a form; one is sent by itself, several under the same name. */
export const files = z.pipe(
  z.nullish(z.union([z.array(z.file()), z.file()])),
  z.transform((value): File[] => (Array.isArray(value) ? value : value ? [value] : [])),
);

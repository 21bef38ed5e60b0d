import { type Amount, parseAmount } from '@marquee/domain/money';
import * as z from 'zod/mini';

/** An amount as decimal text; the client has kept every digit of one that came as a JSON number (C07). */
export const amount = z.pipe(
  z.union([z.string(), z.number()]),
  z.transform((value, context): Amount => {
    const parsed = parseAmount(String(value));
    if (parsed !== undefined) return parsed;
    context.issues.push({ code: 'custom', message: 'Not a decimal amount', input: value });
    return z.NEVER;
  }),
);

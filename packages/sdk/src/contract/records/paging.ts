import * as z from 'zod/mini';
import { integer, listOf, orElse, text } from '../fields.ts';

const upTo = (most: number) => z.pipe(integer, z.int().check(z.gte(1), z.lte(most)));

/** Which page of a list; the first, of 20, unless said. */
export const paging = { page: z.optional(upTo(10_000)), size: z.optional(upTo(100)) };

/** Epoch ms, from the first up to the second (not included); days are made into moments in the brand's time zone. */
export const period = { startTime: z.optional(integer), endTime: z.optional(integer) };

/** A page of a list, and how much there is in all. */
export function pageOf<const S extends z.core.$ZodType>(item: S) {
  return { list: listOf(item), totalCount: orElse(integer, 0), totalPages: orElse(integer, 0) };
}

/** One of the values we know; anything else is `unknown`, so that one new status does not fail a whole list. */
export function oneOf<const V extends readonly string[]>(values: V) {
  return z.pipe(
    text,
    z.transform((value): V[number] | 'unknown' => (values.includes(value) ? value : 'unknown')),
  );
}

/** Whether an answer has an item that was not there before, of the kind looked for: how a lost answer is settled. */
export function appeared<T extends { readonly id: string }>(
  before: { readonly list: readonly T[] },
  after: { readonly list: readonly T[] },
  fits: (item: T) => boolean,
): boolean {
  const known = new Set(before.list.map(({ id }) => id));
  return after.list.some((item) => !known.has(item.id) && fits(item));
}

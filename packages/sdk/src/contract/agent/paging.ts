import * as z from 'zod/mini';
import { integer, listOf, orElse, text } from '../fields.ts';

/** Which page of a list is asked for; the first, of 20, unless said. A platform gives 100 rows at most. */
export const pageAsked = { pageNo: z.optional(integer), pageSize: z.optional(integer) };

/** From when (epoch ms, included) to when (not included); 92 days at most. */
export const rangeAsked = { startTime: integer, endTime: integer };

/** The same, parted into days at the midnights of an IANA time zone; at those of the platform's own calendar unless said. */
export const daysAsked = { ...rangeAsked, timeZone: z.optional(text) };

/** A page of rows, and how many there are in all; `more` are sums over all rows, not over the page. */
export function pageOf<
  const Row extends z.core.$ZodType,
  const More extends Readonly<Record<string, z.core.$ZodType>> = Record<never, never>,
>(row: Row, more?: More) {
  return z.object({ list: listOf(row), total: orElse(integer, 0), totalPages: orElse(integer, 0), ...(more as More) });
}

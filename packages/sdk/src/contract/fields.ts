import * as z from 'zod/mini';
import { isSwitchedOn } from './switchedOn.ts';

/** Not there, `null` or a value: platforms write absence both ways. */
export function maybe<const S extends z.core.$ZodType>(schema: S) {
  return z.pipe(
    z.nullish(schema),
    z.transform((value) => value ?? undefined),
  );
}

/** A list that may be absent; absent is empty. */
export function listOf<const S extends z.core.$ZodType>(schema: S) {
  return z.pipe(
    z.nullish(z.array(schema)),
    z.transform((value) => value ?? []),
  );
}

/** A value with a stand-in for absence. */
export function orElse<const S extends z.core.$ZodType, const D extends z.output<S>>(schema: S, absent: D) {
  return z.pipe(
    z.nullish(schema),
    z.transform((value): z.output<S> => value ?? absent),
  );
}

/** Text; an identifier that comes as a number is its digits. */
export const text = z.pipe(z.union([z.string(), z.number()]), z.transform(String));

/** Text with something in it. */
export const filledText = z.pipe(text, z.string().check(z.minLength(1)));

/** A whole number, also as text: platforms quote counts and codes at will. */
export const integer = z.pipe(
  z.union([z.number(), z.string().check(z.regex(/^-?\d{1,15}(\.0+)?$/))]),
  z.pipe(z.transform(Number), z.int()),
);

/** A switch: `'1'` is on (SDK-08); booleans and their names are taken too. */
export const flag = z.pipe(
  z.union([z.boolean(), z.literal(['1', '0', 'true', 'false', 'Y', 'N', '', 1, 0])]),
  z.transform((value) => isSwitchedOn(value)),
);

/**
 * A moment as epoch ms, from a number or from ISO 8601 text with an offset. A moment that cannot be placed on the time
 * line (no offset) is treated as not given: no time is better than a wrong one.
 */
export const moment = z.pipe(
  z.union([z.number(), z.string()]),
  z.transform((value): number | undefined => {
    if (typeof value === 'number') return value;
    if (/^\d{1,15}$/.test(value)) return Number(value);
    const parsed = /T.*(Z|[+-]\d\d:?\d\d)$/.test(value) ? Date.parse(value) : Number.NaN;
    return Number.isNaN(parsed) ? undefined : parsed;
  }),
);

/** An answer whose value says nothing we need. */
export const nothing = z.pipe(
  z.optional(z.unknown()),
  z.transform((): null => null),
);

/** A whole number between two bounds, for a count or page that is asked for; from a query it comes as text. */
export const between = (least: number, most: number) =>
  z.pipe(integer, z.number().check(z.minimum(least), z.maximum(most)));

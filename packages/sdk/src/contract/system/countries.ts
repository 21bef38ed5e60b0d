import * as z from 'zod/mini';
import { type CallOutput, defineCall } from '../call.ts';
import { integer, maybe } from '../fields.ts';

/** Countries with their calling codes, for the picker of dialling codes. Names come from the reader's own system. */
export const countries = defineCall({
  id: 'system.countries',
  method: 'GET',
  path: '/wps/system/countries',
  input: z.object({}),
  output: z.array(
    z.object({
      /** ISO 3166-1 alpha-2 */
      countryCode: z.string().check(z.regex(/^[A-Z]{2}$/)),
      /** digits, with or without a plus sign */
      countryDialingCode: z.pipe(
        z.pipe(
          z.union([z.string(), z.number()]),
          z.transform((code) => String(code).replace(/\D/g, '')),
        ),
        z.string().check(z.regex(/^\d{1,4}$/)),
      ),
      /** how many digits a mobile number has there, without trunk zero (ERR-03) */
      minDigits: maybe(integer),
      maxDigits: maybe(integer),
    }),
  ),
  session: 'none',
  sealed: false,
  effect: 'read',
  cacheMs: 60 * 60_000,
  module: 'SYSTEM',
  spec: '§3 Country (call, and the numbers of digits, are our reading)',
  assumed: true,
});

export type Country = CallOutput<typeof countries>[number];

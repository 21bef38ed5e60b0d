import * as z from 'zod/mini';

/**
 * A mobile number on the wire: digits of the national number without trunk zero, and the country calling code beside
 * it. Platforms read it as `mobileNum` or `mobileNo`, so both are sent (SDK-08).
 */
export const mobileFields = {
  mobileNum: z.optional(z.string()),
  mobileNo: z.optional(z.string()),
  countryDialingCode: z.optional(z.string()),
};

/** Fills in whichever name of the number is missing. */
export function bothNames<const I extends { mobileNum?: string | undefined; mobileNo?: string | undefined }>(input: I) {
  const number = input.mobileNum ?? input.mobileNo;
  return { ...input, mobileNum: number, mobileNo: number };
}

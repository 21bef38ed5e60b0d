/** An amount: decimal text such as `-1234.50`, never a float. No exponent, no separators, any number of digits (C07). */
export type Amount = `${number}`;

const PLAIN = /^-?\d+(\.\d+)?$/;

/** Reads decimal text, or `undefined` if it is none. */
export function parseAmount(text: string): Amount | undefined {
  return PLAIN.test(text) ? (text as Amount) : undefined;
}

import * as z from 'zod/mini';

/** The kinds of contract between an agent and a direct downline (§7 Salary and dividends). */
export const contractTypes = ['dividend', 'daily', 'hourly', 'realTime'] as const;

export type ContractType = (typeof contractTypes)[number];

/** A kind of contract in an input. */
export const contractType = z.literal(contractTypes);

/** One of some words; what a platform sends besides is `unknown`, so that one odd row does not cost a whole list. */
export function oneOf<const Words extends readonly string[]>(...words: Words) {
  return z.catch(z.enum([...words, 'unknown']), 'unknown');
}

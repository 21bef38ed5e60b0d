import * as z from 'zod/mini';
import { filledText, integer, listOf, maybe, moment, orElse, text } from '../fields.ts';
import { contractTerms } from './terms.ts';
import { contractTypes, oneOf } from './type.ts';

/** A downline's contract that ends with another's agreeing, because its rate is higher (AGNT-03). */
export const endedContract = z.object({ id: text, account: filledText, rate: contractTerms.shape.rate });

/** A contract as one of its two parties sees it. */
export const contractRow = z.object({
  id: filledText,
  type: oneOf(...contractTypes),
  /** `own`: with the upline; `downline`: with someone below */
  side: oneOf('own', 'downline'),
  /** the other party, masked */
  account: filledText,
  /** `active` also while a request on it is open */
  status: oneOf('active', 'pending', 'rejected', 'ended'),
  /** what is in force, or was last */
  terms: maybe(contractTerms),
  /** what waits for an answer */
  request: maybe(
    z.object({
      kind: oneOf('new', 'termination'),
      by: oneOf('me', 'other'),
      at: maybe(moment),
      terms: maybe(contractTerms),
    }),
  ),
  since: maybe(moment),
  endedAt: maybe(moment),
  /** ended because the upline agreed to a lower rate (AGNT-03) */
  endedByRate: orElse(z.boolean(), false),
  /** what may be done now */
  actions: listOf(oneOf('accept', 'reject', 'terminate', 'offer')),
  /** how many contracts of downlines end with agreeing to the request; `contracts.preview` names them */
  endsDownlines: orElse(integer, 0),
});

export type ContractRow = z.output<typeof contractRow>;

import * as z from 'zod/mini';
import { type CallOutput, defineCall } from '../call.ts';
import { filledText, listOf, maybe, text } from '../fields.ts';

/** What a member tells of themselves. What the platform will not let them change by themselves stands in `locked`. */
export const profile = defineCall({
  id: 'account.profile',
  method: 'GET',
  path: '/wps/member/profile',
  input: z.object({}),
  output: z.object({
    account: filledText,
    nickname: maybe(text),
    fullName: maybe(text),
    /** yyyy-MM-dd: a day, not a moment */
    birthday: maybe(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))),
    telegram: maybe(text),
    zalo: maybe(text),
    address: maybe(text),
    /** ISO 3166-1 alpha-2 */
    nationality: maybe(text),
    occupation: maybe(text),
    sourceOfIncome: maybe(text),
    placeOfBirth: maybe(text),
    /** masked but for its last digits */
    bankAccountNumber: maybe(text),
    /** names of fields that are set for good, such as the full name once it is there */
    locked: listOf(z.string()),
  }),
  session: 'required',
  sealed: false,
  effect: 'read',
  module: 'ACCOUNT',
  spec: '§3 Other profile labels; §2 Personal centre: my account (call is our reading)',
  assumed: true,
});

export type Profile = CallOutput<typeof profile>;

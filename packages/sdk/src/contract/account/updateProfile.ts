import * as z from 'zod/mini';
import { type CallInput, defineCall } from '../call.ts';
import { nothing } from '../fields.ts';

const text = z.optional(z.string());

/** Changes what a member tells of themselves; what is left out stays, empty text takes away. */
export const updateProfile = defineCall({
  id: 'account.updateProfile',
  method: 'PUT',
  path: '/wps/member/profile',
  input: z.object({
    nickname: text,
    fullName: text,
    birthday: text,
    telegram: text,
    zalo: text,
    address: text,
    nationality: text,
    occupation: text,
    sourceOfIncome: text,
    placeOfBirth: text,
    bankAccountNumber: text,
  }),
  output: nothing,
  session: 'required',
  sealed: true,
  effect: 'write',
  module: 'ACCOUNT',
  spec: '§3 Other profile labels; §2 Personal centre: my account (call is our reading)',
  assumed: true,
});

export type ProfileChange = CallInput<typeof updateProfile>;

import * as z from 'zod/mini';
import { amount } from '../amount.ts';
import { defineCall } from '../call.ts';
import { filledText, integer, listOf, maybe, moment, orElse, text } from '../fields.ts';

const friend = z.object({
  /** masked by the platform */
  account: filledText,
  joinedAt: maybe(moment),
  status: z.catch(z.literal(['registered', 'deposited', 'rewarded', 'unknown']), 'unknown'),
  earned: orElse(amount, '0'),
});

/** What a member needs to invite friends, and what came of it (MEMB-07). The page draws the QR code from the link. */
export const referral = defineCall({
  id: 'missions.referral',
  method: 'GET',
  path: '/wps/relay/MCSFE_getReferralInfo',
  input: z.object({}),
  output: z.object({
    code: filledText,
    /** the address of the registration with the code in it; where it is missing, the page makes it from the code */
    link: maybe(filledText),
    invited: orElse(integer, 0),
    deposited: orElse(integer, 0),
    earned: orElse(amount, '0'),
    /** what a friend brings, and under which condition */
    bonus: maybe(amount),
    condition: maybe(text),
    /** the newest ones, newest first */
    friends: listOf(friend),
  }),
  session: 'required',
  sealed: false,
  effect: 'read',
  localized: true,
  module: 'REFERRAL',
  spec: '§2 Personal centre: invite friends (no call is named)',
  assumed: true,
});

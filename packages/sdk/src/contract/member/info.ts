import * as z from 'zod/mini';
import { amount } from '../amount.ts';
import { defineCall } from '../call.ts';
import { filledText, flag, integer, listOf, maybe, orElse, text } from '../fields.ts';

const memberWire = z.object({
  // an anonymous visitor may get an answer too: only one with an account is a member
  account: filledText,
  id: maybe(text),
  nickname: maybe(text),
  type: maybe(text),
  isAgent: maybe(text),
  toUpline: orElse(flag, false),
  customerId: maybe(text),
  memberLabel: listOf(z.object({ labelName: maybe(text), color: maybe(text) })),
  clubLabel: maybe(z.object({ labelName: maybe(text), rankLevel: maybe(integer) })),
  unreadCount: orElse(integer, 0),
  availablePromoCount: orElse(integer, 0),
  vip: orElse(flag, false),
  rankLevel: maybe(integer),
  balance: maybe(amount),
  currencySymbol: maybe(text),
});

/** Who is logged in. `isAgent` is `type` where the platform sends no `isAgent` (SDK-08); an opaque mark, see `roleOf`. */
export const memberInfo = defineCall({
  id: 'member.info',
  method: 'GET',
  path: '/wps/member/info',
  input: z.object({}),
  output: z.pipe(
    memberWire,
    z.transform(({ type, isAgent, ...member }) => ({ ...member, isAgent: isAgent ?? type ?? '' })),
  ),
  session: 'required',
  sealed: false,
  effect: 'read',
  module: 'MEMBER',
  spec: '§7 Session and account: member info; §3 Member info (names of counts, VIP and currency fields are our reading)',
});

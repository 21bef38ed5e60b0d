import * as z from 'zod/mini';
import { type CallOutput, defineCall } from '../call.ts';
import { between, integer, listOf, orElse } from '../fields.ts';
import { letter } from './letter.ts';

/** The messages of the platform to a member, newest first (MEMB-07). */
export const letters = defineCall({
  id: 'support.messages',
  method: 'GET',
  path: '/wps/relay/CSP_getMessages',
  input: z.object({ pageNo: between(1, 1000), pageSize: between(1, 50) }),
  output: z.object({
    list: listOf(letter),
    total: orElse(integer, 0),
    totalPages: orElse(integer, 0),
    unread: orElse(integer, 0),
  }),
  session: 'required',
  sealed: false,
  effect: 'read',
  localized: true,
  module: 'MESSAGE',
  spec: '§2 Personal centre: platform messages (no call is named)',
  assumed: true,
});

export type Letter = CallOutput<typeof letters>['list'][number];

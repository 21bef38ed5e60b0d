import * as z from 'zod/mini';
import { pageAsked, pageOf } from '../agent/paging.ts';
import { defineCall } from '../call.ts';
import { contractRow } from './contract.ts';
import { contractType } from './type.ts';

/** The contracts of one side (AGNT-03): `own` with the upline, `downline` with those below. */
export const contractList = defineCall({
  id: 'contracts.list',
  method: 'GET',
  path: '/wps/relay/MCS2_getContractList',
  input: z.object({
    ...pageAsked,
    side: z.literal(['own', 'downline']),
    type: z.optional(contractType),
    status: z.optional(z.literal(['active', 'pending', 'rejected', 'ended'])),
    /** part of a masked account, or an id */
    search: z.optional(z.string()),
  }),
  output: pageOf(contractRow),
  session: 'required',
  sealed: false,
  effect: 'read',
  module: 'CONTRACT',
  spec: '§4 Contract actions and request kinds (path and shape are our reading)',
  assumed: true,
});

import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { filledText, listOf } from '../fields.ts';
import { endedContract } from './contract.ts';

/** Which contracts of downlines would end with agreeing to a request (AGNT-03); asked before the player agrees. */
export const contractPreview = defineCall({
  id: 'contracts.preview',
  method: 'GET',
  path: '/wps/relay/MCS2_previewContract',
  input: z.object({ id: filledText }),
  output: z.object({ ends: listOf(endedContract) }),
  session: 'required',
  sealed: false,
  effect: 'read',
  module: 'CONTRACT',
  spec: '§4 A downline with a higher rate has its contract ended on agreeing (path and shape are our reading)',
  assumed: true,
});

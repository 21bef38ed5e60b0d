import { defineCall } from '../call.ts';
import { contractAction, contractChange } from './process.ts';

/** Offers, accepts, rejects or asks to end a dividend contract (AGNT-03). */
export const processDividend = defineCall({
  id: 'contracts.processDividend',
  method: 'POST',
  path: '/wps/relay/MCS2_processDividendReq',
  input: contractAction,
  output: contractChange,
  session: 'required',
  sealed: false,
  effect: 'write',
  module: 'CONTRACT',
  spec: '§7 Salary and dividends: MCS2_processDividendReq; §3 Contracts (fields are our reading)',
});

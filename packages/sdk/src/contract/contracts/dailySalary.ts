import { defineCall } from '../call.ts';
import { contractAction, contractChange } from './process.ts';

/** Offers, accepts, rejects or asks to end a contract on daily wages (AGNT-03). */
export const processDailySalary = defineCall({
  id: 'contracts.processDailySalary',
  method: 'POST',
  path: '/wps/relay/MCS2_processDailySalContract',
  input: contractAction,
  output: contractChange,
  session: 'required',
  sealed: false,
  effect: 'write',
  module: 'CONTRACT',
  spec: '§7 Salary and dividends: MCS2_processDailySalContract; §3 Contracts (fields are our reading)',
});

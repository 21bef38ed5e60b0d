import { defineCall } from '../call.ts';
import { contractAction, contractChange } from './process.ts';

/** Offers, accepts, rejects or asks to end a contract on a real-time salary (AGNT-03). */
export const processRealTimeSalary = defineCall({
  id: 'contracts.processRealTimeSalary',
  method: 'POST',
  path: '/wps/relay/MCSFE_processRealTimeSalaryContract',
  input: contractAction,
  output: contractChange,
  session: 'required',
  sealed: false,
  effect: 'write',
  module: 'CONTRACT',
  spec: '§7 Salary and dividends: MCSFE_processRealTimeSalaryContract; §3 Contracts (fields are our reading)',
});

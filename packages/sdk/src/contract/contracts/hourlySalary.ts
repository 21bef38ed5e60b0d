import { defineCall } from '../call.ts';
import { contractAction, contractChange } from './process.ts';

/** Offers, accepts, rejects or asks to end a contract on an hourly salary (AGNT-03). */
export const processHourlySalary = defineCall({
  id: 'contracts.processHourlySalary',
  method: 'POST',
  path: '/wps/relay/MCS2_processContractHourSalary',
  input: contractAction,
  output: contractChange,
  session: 'required',
  sealed: false,
  effect: 'write',
  module: 'CONTRACT',
  spec: '§7 Salary and dividends: MCS2_processContractHourSalary; §3 Contracts (fields are our reading)',
});

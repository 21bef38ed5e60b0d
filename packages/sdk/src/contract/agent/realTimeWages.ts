import { defineCall } from '../call.ts';
import { wagesAsked, wagesPage } from './wageRow.ts';

/** The record of the real-time salary (AGNT-01). */
export const realTimeWages = defineCall({
  id: 'agent.realTimeWages',
  method: 'GET',
  path: '/wps/relay/MCSFE_getRealTimeSalaryRecord',
  input: wagesAsked,
  output: wagesPage,
  session: 'required',
  who: 'agent',
  sealed: false,
  effect: 'read',
  module: 'AGENT',
  spec: '§2 Agent centre modal: real-time salary (path and shape are our reading)',
  assumed: true,
});

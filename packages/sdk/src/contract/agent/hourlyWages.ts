import { defineCall } from '../call.ts';
import { wagesAsked, wagesPage } from './wageRow.ts';

/** The record of the hourly salary (AGNT-01). */
export const hourlyWages = defineCall({
  id: 'agent.hourlyWages',
  method: 'GET',
  path: '/wps/relay/MCS2_getContractHourSalRecord',
  input: wagesAsked,
  output: wagesPage,
  session: 'required',
  who: 'agent',
  sealed: false,
  effect: 'read',
  module: 'AGENT',
  spec: '§2 Agent centre modal: hourly salary (path and shape are our reading)',
  assumed: true,
});

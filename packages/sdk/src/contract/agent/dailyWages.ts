import { defineCall } from '../call.ts';
import { wagesAsked, wagesPage } from './wageRow.ts';

/** The record of daily wages (AGNT-01). */
export const dailyWages = defineCall({
  id: 'agent.dailyWages',
  method: 'GET',
  path: '/wps/relay/MCS2_getDailySalRecord',
  input: wagesAsked,
  output: wagesPage,
  session: 'required',
  who: 'agent',
  sealed: false,
  effect: 'read',
  module: 'AGENT',
  spec: '§2 Agent centre modal: daily wages (path and shape are our reading)',
  assumed: true,
});

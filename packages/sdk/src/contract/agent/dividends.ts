import { defineCall } from '../call.ts';
import { wagesAsked, wagesPage } from './wageRow.ts';

/** The dividend and bonus record (AGNT-01). */
export const dividends = defineCall({
  id: 'agent.dividends',
  method: 'GET',
  path: '/wps/relay/MCS2_getDividendRecord',
  input: wagesAsked,
  output: wagesPage,
  session: 'required',
  who: 'agent',
  sealed: false,
  effect: 'read',
  module: 'AGENT',
  spec: '§2 Agent centre modal: dividend/bonus record (path and shape are our reading)',
  assumed: true,
});

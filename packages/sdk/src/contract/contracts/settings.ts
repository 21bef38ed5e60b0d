import * as z from 'zod/mini';
import { amount } from '../amount.ts';
import { defineCall } from '../call.ts';
import { listOf, maybe } from '../fields.ts';
import { contractPeriods } from './terms.ts';
import { contractTypes, oneOf } from './type.ts';

const OFF = ['', '0', 'N', 'NONE', 'OFF', 'FALSE'];

/** A type of salary: whichever there is means on; none, or a word for none, means off. */
const requestType = z.pipe(
  z.union([z.string(), z.number(), z.boolean()]),
  z.transform((value) => !OFF.includes(String(value).trim().toUpperCase())),
);

const settingsWire = z.object({
  dailysalreqtype: maybe(requestType),
  divtypereq: maybe(requestType),
  contracthoursalreqtype: maybe(requestType),
  contracthoursalreq: maybe(requestType),
  realtimesalreqtype: maybe(requestType),
  /** the highest rate that may be offered, by kind */
  limits: listOf(
    z.object({ type: oneOf(...contractTypes), mostRate: amount, periods: listOf(oneOf(...contractPeriods)) }),
  ),
});

type Switch = 'dailysalreqtype' | 'divtypereq' | 'contracthoursalreqtype' | 'realtimesalreqtype';

/**
 * Which contracts the platform offers: `settings` is what `resolveFlags` reads (BRAND-06; a switch that is not
 * answered is left to the brand pack). `contracthoursalreq` is read as `contracthoursalreqtype` (SDK-08).
 */
export const contractSettings = defineCall({
  id: 'contracts.settings',
  method: 'GET',
  path: '/wps/relay/MCS2_getContractSettings',
  input: z.object({}),
  output: z.pipe(
    settingsWire,
    z.transform(({ limits, contracthoursalreq, ...switches }) => {
      const all = { ...switches, contracthoursalreqtype: switches.contracthoursalreqtype ?? contracthoursalreq };
      const settings: Partial<Record<Switch, boolean>> = {};
      for (const [name, on] of Object.entries(all)) if (on !== undefined) settings[name as Switch] = on;
      return { settings, limits };
    }),
  ),
  session: 'required',
  sealed: false,
  effect: 'read',
  cacheMs: 5 * 60_000,
  module: 'CONTRACT',
  spec: '§3 Consolidated contract settings (path and limits are our reading)',
  assumed: true,
});

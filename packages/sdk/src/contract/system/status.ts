import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { integer, maybe, moment, text } from '../fields.ts';

/** Whether the site is open: 0 open, 1 maintenance, 2 region-blocked (SHELL-16). */
export const systemStatus = defineCall({
  id: 'system.status',
  method: 'GET',
  path: '/wps/system/status',
  input: z.object({}),
  output: z.object({
    status: z.pipe(integer, z.literal([0, 1, 2])),
    /** when the maintenance ends, epoch ms */
    endTime: maybe(moment),
    /** the visitor's address as the platform sees it */
    ip: maybe(text),
  }),
  session: 'none',
  sealed: false,
  effect: 'read',
  module: 'SYSTEM',
  spec: '§7 Session and account: system status; §2 Root screen by system status (shape is our reading)',
  assumed: true,
});

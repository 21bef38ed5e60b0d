import * as z from 'zod/mini';
import { type CallOutput, defineCall } from '../call.ts';
import { filledText, listOf } from '../fields.ts';

/** Other hosts of the platform for this device, the one to use first (SDK-07). Each gets `speed` 0 until it is measured. */
export const domainRoute = defineCall({
  id: 'system.domainRoute',
  method: 'GET',
  path: '/wps/system/domainRoute',
  /** 0 a desktop, 3 a mobile device (what the two numbers stand for is our reading) */
  input: z.object({ device: z.literal([0, 3, '0', '3']) }),
  output: z.object({
    domainList: listOf(
      z.pipe(
        z.object({ domainName: filledText }),
        z.transform((entry) => ({ ...entry, speed: 0 })),
      ),
    ),
  }),
  session: 'none',
  sealed: false,
  effect: 'read',
  cacheMs: 10 * 60_000,
  module: 'SYSTEM',
  spec: '§7 Session and account: routers / domain routes; §3 Router info',
});

export type DomainRoutes = CallOutput<typeof domainRoute>['domainList'];

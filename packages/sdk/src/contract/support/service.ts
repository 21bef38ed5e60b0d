import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { listOf, maybe, text } from '../fields.ts';

/** The kinds of customer service (SUPP-02); another kind has no icon and is `unknown`. */
export const serviceChannel = z.catch(
  z.literal(['LIVECHAT', 'FACEBOOK', 'WHATSAPP', 'TELEGRAM', 'unknown']),
  'unknown',
);

/** Where customer service is, encrypted as platforms write it: see `serviceAddress` for how one is opened (SUPP-01). */
export const customerService = defineCall({
  id: 'support.service',
  method: 'GET',
  path: '/wps/system/customerService',
  /** a club rank above 4 asks for the VIP channel */
  input: z.object({ service: z.literal(['LIVECHAT', 'VIP']) }),
  output: z.object({
    version: maybe(text),
    /** the entry of type 3 is the one that is opened */
    pathList: listOf(z.object({ type: text, path: maybe(text) })),
    /** one icon each in the right bar, in the order of their positions; each path is encrypted the same way */
    customerService: listOf(z.object({ csType: serviceChannel, csPosition: maybe(text), path: maybe(text) })),
  }),
  session: 'optional',
  sealed: false,
  effect: 'read',
  localized: true,
  module: 'SUPPORT',
  spec: '§7 Other: customer service address fetch (path not shown); §3 Customer-service entry; §4 customer service',
  assumed: true,
});

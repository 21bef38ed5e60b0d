import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { flag, maybe, text } from '../fields.ts';

/** Whether an affiliate code is one (AUTH-14). A platform may also refuse a wrong one outright. */
export const affiliate = defineCall({
  id: 'account.affiliate',
  method: 'GET',
  path: '/wps/agent/affiliate',
  input: z.object({ code: z.string(), domain: z.string() }),
  output: z.object({ valid: flag, affiliateCode: maybe(text) }),
  session: 'none',
  sealed: false,
  effect: 'read',
  module: 'ACCOUNT',
  spec: '§7 Session and account: affiliate check (the answer’s shape is our reading)',
});

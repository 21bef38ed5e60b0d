import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { moduleNode } from './modules.ts';

/** The white-label menu: a module tree whose switches turn functions on for this brand (section 6). */
export const whitelabel = defineCall({
  id: 'system.whitelabel',
  method: 'GET',
  path: '/wps/system/whitelabel',
  input: z.object({}),
  output: z.array(moduleNode),
  session: 'none',
  sealed: false,
  effect: 'read',
  // "cached" without a time: long enough for a visit's first screens, short enough to follow a change
  cacheMs: 5 * 60_000,
  module: 'SYSTEM',
  spec: '§7 Session and account: white-label menu; §6 Toggles from the white-label tree',
});

import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { nothing } from '../fields.ts';

/** Tells the platform which language the visitor reads, by the platform's own code (SHELL: language picker). */
export const language = defineCall({
  id: 'system.language',
  method: 'PUT',
  path: '/wps/member/language',
  input: z.object({ language: z.string() }),
  output: nothing,
  session: 'optional',
  sealed: false,
  effect: 'write',
  module: 'MEMBER',
  spec: '§7 Other: language update (path not shown)',
  assumed: true,
});

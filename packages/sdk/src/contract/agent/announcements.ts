import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { filledText, flag, maybe, moment, orElse, text } from '../fields.ts';
import { pageAsked, pageOf } from './paging.ts';

/** What the platform tells its agents (AGNT-01), newest first. `content` is HTML, to be sanitised. */
export const agentAnnouncements = defineCall({
  id: 'agent.announcements',
  method: 'GET',
  path: '/wps/relay/MCSFE_getAgentAnnouncements',
  input: z.object({ ...pageAsked }),
  output: pageOf(
    z.object({
      id: filledText,
      title: filledText,
      content: orElse(text, ''),
      at: maybe(moment),
      pinned: orElse(flag, false),
    }),
  ),
  session: 'required',
  who: 'agent',
  sealed: false,
  effect: 'read',
  localized: true,
  cacheMs: 60_000,
  module: 'AGENT',
  spec: '§2 Agent centre modal: announcement (path and shape are our reading)',
  assumed: true,
});

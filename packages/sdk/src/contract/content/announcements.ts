import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { listOf, orElse } from '../fields.ts';
import { newsItem } from './notice.ts';

/** Announcements by type; `popup` is what opens by itself after the page has come (SHELL-14). */
export const announcements = defineCall({
  id: 'content.announcements',
  method: 'GET',
  path: '/wps/relay/MCSFE_getListAnnouncements',
  input: z.object({
    language: z.string(),
    /** B board, PL player, PU popup, PR promotion, H help */
    types: orElse(z.string().check(z.regex(/^(B|PL|PU|PR|H)(,(B|PL|PU|PR|H))*$/)), 'B,PL,PU,PR'),
    platform: orElse(z.string(), 'W'),
    execution: orElse(z.string(), 'B'),
  }),
  output: z.object({
    popup: listOf(newsItem),
    /** all of the types that were asked for, newest first (our reading) */
    list: listOf(newsItem),
  }),
  session: 'optional',
  sealed: false,
  effect: 'read',
  localized: true,
  cacheMs: 60_000,
  module: 'CONTENT',
  spec: '§7 Games: announcements; §3 Announcement types',
});

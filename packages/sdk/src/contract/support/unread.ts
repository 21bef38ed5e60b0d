import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { integer, orElse } from '../fields.ts';

const counts = z.object({
  count: integer,
  missionCount: orElse(integer, 0),
  rewardCount: orElse(integer, 0),
});

/** How many messages nobody has read; with a platform that tells them, missions and rewards to be claimed (MEMB-01). */
export const unreadCount = defineCall({
  id: 'support.unread',
  method: 'GET',
  path: '/wps/relay/CSP_unreadCount',
  input: z.object({}),
  // some platforms answer the bare number
  output: z.union([
    z.pipe(
      integer,
      z.transform((messages) => ({ messages, missions: 0, rewards: 0 })),
    ),
    z.pipe(
      counts,
      z.transform(({ count, missionCount, rewardCount }) => ({
        messages: count,
        missions: missionCount,
        rewards: rewardCount,
      })),
    ),
  ]),
  session: 'required',
  sealed: false,
  effect: 'read',
  module: 'MESSAGE',
  spec: '§7 Common: unread messages; §2 Personal centre: badges (names of the counts are our reading)',
});

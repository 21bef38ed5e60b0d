import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { filledText, maybe } from '../fields.ts';

/** The address at which a lottery is played, for the frame or window that shows it (LOTT-06). */
export const lotteryLobby = defineCall({
  id: 'lottery.lobby',
  method: 'GET',
  path: '/lgw/lotto/lobby',
  input: z.object({
    lottoArea: z.literal('VN'),
    launchMode: z.literal('LOTT'),
    prizeMode: z.string(),
    gameCode: z.optional(z.string()),
    /** `betting` opens one lottery, `lobby` the list of all */
    view: z.literal(['betting', 'lobby']),
    device: z.literal('WEB'),
    /** where the way back leads */
    backUrl: z.string(),
    language: z.string(),
  }),
  // some platforms answer the bare address
  output: z.union([
    z.pipe(
      filledText,
      z.transform((url) => ({ url })),
    ),
    z.pipe(
      z.object({ url: maybe(filledText), content: maybe(filledText) }),
      z.transform(({ url, content }, context) => {
        const address = url ?? content;
        if (address !== undefined) return { url: address };
        context.issues.push({ code: 'custom', message: 'There is no address', input: { url, content }, path: ['url'] });
        return z.NEVER;
      }),
    ),
  ]),
  session: 'required',
  sealed: false,
  effect: 'read',
  localized: true,
  module: 'LOTTERY',
  spec: '§7 Lottery and missions: lottery lobby (path not shown)',
  assumed: true,
});

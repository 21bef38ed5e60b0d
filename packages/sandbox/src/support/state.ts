import * as z from 'zod/mini';

const chatLineSchema = z.object({
  id: z.string(),
  from: z.string(),
  own: z.string(),
  text: z.string(),
  at: z.number(),
});

export const supportState = z.object({
  /** what members did with their messages, by `merchant/username` */
  letters: z.record(z.string(), z.object({ read: z.array(z.string()), deleted: z.array(z.string()) })),
  /** what was written in the chat rooms, by `merchant/room`, newest last */
  chat: z.record(z.string(), z.array(chatLineSchema)),
  /** what members wrote to the operator, newest last */
  feedback: z.array(
    z.object({ merchant: z.string(), from: z.string(), category: z.string(), content: z.string(), at: z.number() }),
  ),
});

export type SupportState = z.output<typeof supportState>;
export type ChatLine = z.output<typeof chatLineSchema>;

export function freshSupport(): SupportState {
  return { letters: {}, chat: {}, feedback: [] };
}

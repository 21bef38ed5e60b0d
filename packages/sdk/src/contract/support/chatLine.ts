import * as z from 'zod/mini';
import { filledText, flag, maybe, moment, orElse, text } from '../fields.ts';

/** Something that was written in a chat room. Plain text: it is never read as HTML. */
export const chatLine = z.object({
  id: filledText,
  /** masked by the platform; empty = the operator */
  account: orElse(text, ''),
  own: orElse(flag, false),
  text,
  at: maybe(moment),
});

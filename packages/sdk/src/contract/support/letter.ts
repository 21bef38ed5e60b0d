import * as z from 'zod/mini';
import { filledText, flag, maybe, moment, orElse, text } from '../fields.ts';

/** A message of the platform to a member. */
export const letter = z.object({
  id: filledText,
  title: text,
  at: maybe(moment),
  read: orElse(flag, false),
});

import * as z from 'zod/mini';
import { filledText, maybe, moment, text } from '../fields.ts';

/** An entry of the blog as its list shows it. */
export const blogEntry = z.object({
  id: filledText,
  title: text,
  summary: maybe(text),
  picture: maybe(filledText),
  at: maybe(moment),
});

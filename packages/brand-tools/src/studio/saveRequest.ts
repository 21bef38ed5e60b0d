import { formats } from '@marquee/brand/schema/formats';
import { isLanguageCode } from '@marquee/i18n/languages';
import * as z from 'zod';

/** More than a whole pack of words and two fonts ever has. */
export const MOST_BYTES = 4 * 1024 * 1024;

/** Whether the brand studio may write this file of a pack; it changes the look, the flags, the words and the fonts. */
export function isStudioFile(path: string): boolean {
  if (path === 'theme.json' || path === 'flags.json') return true;
  const code = /^lang\/([^/]+)\.json$/.exec(path)?.[1];
  if (code !== undefined) return isLanguageCode(code);
  return /^assets\/fonts\/[A-Za-z0-9_][\w-]*(\.[\w-]+)*\.(woff2|txt|md)$/.test(path);
}

/** the file as it was when it was opened, so that nobody else's change is overwritten; `null` = it was not there */
const base = z
  .string()
  .regex(/^[0-9a-f]{64}$/)
  .nullable();

/** What the brand studio sends to be saved: whole files, of one brand. */
export const saveRequest = z.strictObject({
  id: z.string().max(40).regex(formats.brandId.pattern),
  files: z
    .record(
      z.string().max(200).refine(isStudioFile),
      z.union([z.strictObject({ base, text: z.string() }), z.strictObject({ base, base64: z.base64() })]),
    )
    .refine((files) => Object.keys(files).length > 0),
});

export type SaveRequest = z.output<typeof saveRequest>;

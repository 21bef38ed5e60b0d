import { type LanguageCode, languageOf } from '@marquee/i18n/languages';
import { po } from 'gettext-parser';
import * as z from 'zod';

/** A message as a translator sees it. */
export interface PoEntry {
  /** message id, as the entry's context: two messages may have one source text */
  readonly id: string;
  readonly source: string;
  /** empty = not translated yet */
  readonly text: string;
  /** what the message means and where it shows */
  readonly description: string;
  /** the brand words it itself */
  readonly own: boolean;
  /** the translator is not sure (gettext calls it fuzzy) */
  readonly unsure: boolean;
}

/** A translation file: gettext PO, one language of one brand. */
export interface PoFile {
  readonly brand: string;
  /** platform code */
  readonly language: string;
  readonly entries: readonly PoEntry[];
}

const OWN = 'The brand’s own words.';
const LANGUAGE = 'X-Platform-Language';
const BRAND = 'X-Brand';

/** Writes a file that translation programs open: ICU messages, each with its id, its description and its source. */
export function writePo({ brand, language, entries }: PoFile & { language: LanguageCode }): Buffer {
  const context = (entry: PoEntry) => ({
    [entry.source]: {
      msgctxt: entry.id,
      msgid: entry.source,
      msgstr: [entry.text],
      comments: {
        flag: 'icu-message-format',
        ...(entry.own && { translator: OWN }),
        ...(entry.description !== '' && { extracted: entry.description }),
      },
    },
  });
  const headers = {
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Transfer-Encoding': '8bit',
    Language: languageOf(language).bcp47,
    [LANGUAGE]: language,
    [BRAND]: brand,
  };
  return po.compile(
    { charset: 'utf-8', headers, translations: Object.fromEntries(entries.map((entry) => [entry.id, context(entry)])) },
    { foldLength: 0 },
  );
}

/** What the parser answers, parsed again: of a broken file it leaves out what its types promise. */
const parsed = z.object({
  headers: z.record(z.string(), z.string()).nullish(),
  translations: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        msgctxt: z.string().default(''),
        msgid: z.string().default(''),
        msgstr: z.array(z.string()).default([]),
        comments: z.object({ extracted: z.string(), translator: z.string(), flag: z.string() }).partial().nullish(),
      }),
    ),
  ),
});

/** In what a file says it is written: the programs of translators may keep what a file had when it was made. */
function encodingOf(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return /^"Content-Type:.*?charset=([\w.:-]+)/im.exec(bytes.toString('latin1', 0, 4096))?.[1] ?? 'utf-8';
}

/** Reads a translation file; a text when it is none. */
export function readPo(bytes: Buffer): PoFile | string {
  const encoding = encodingOf(bytes);
  let text: string;
  try {
    text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return `It cannot be read as ${encoding}. Save it as UTF-8.`;
  }
  let read: z.output<typeof parsed>;
  try {
    read = parsed.parse(po.parse(text, { validation: false }));
  } catch (cause) {
    // the parser names the line for a slip in the syntax; whatever else it throws is about itself
    return cause instanceof SyntaxError
      ? `This is no PO file: ${cause.message.replace(/\.+$/, '')}.`
      : 'This is no PO file.';
  }
  const headers = Object.entries(read.headers ?? {});
  const header = (name: string) => headers.find(([key]) => key.toLowerCase() === name.toLowerCase())?.[1]?.trim() ?? '';
  const entries = Object.values(read.translations)
    .flatMap((messages) => Object.values(messages))
    .flatMap(({ msgctxt, msgid, msgstr, comments }): PoEntry[] =>
      // the header is an entry without source and context
      msgid === '' && msgctxt === ''
        ? []
        : [
            {
              ...{ id: msgctxt, source: msgid, text: msgstr[0] ?? '', description: comments?.extracted ?? '' },
              own: comments?.translator?.includes(OWN) ?? false,
              unsure: /\bfuzzy\b/.test(comments?.flag ?? ''),
            },
          ],
    );
  if (entries.length === 0) return 'This is no PO file, or it holds no message.';
  return { brand: header(BRAND), language: header(LANGUAGE) || header('Language'), entries };
}

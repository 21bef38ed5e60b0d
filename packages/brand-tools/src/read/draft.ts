import type { BrandFile } from '@marquee/brand/schema/brandFile';
import type { FlagsFile } from '@marquee/brand/schema/flagsFile';
import { packSchemas } from '@marquee/brand/schema/jsonSchemas';
import type { LangFile } from '@marquee/brand/schema/langFile';
import { isLanguageCode, type LanguageCode, languageCodes } from '@marquee/i18n/languages';
import type { ThemeAuthor } from '@marquee/theme/author';
import type * as z from 'zod';
import type { Finding, Place, Problem, Words } from '../finding.ts';
import { nearest, suggestion } from '../nearest.ts';
import { type JsonDocument, readJson } from './json.ts';
import type { PackFile } from './packFile.ts';
import type { SchemaKind } from './schemaCode.ts';
import { problemsWith } from './schemaProblems.ts';
import { type Sound, soundParts } from './sound.ts';
import { readText } from './text.ts';

/** A JSON file that could be read. */
export interface Part<T> {
  readonly document: JsonDocument;
  /** what its schema accepts of it, so that a check still sees everything that another mistake does not touch */
  readonly sound: Sound<T>;
  /** the file as a whole, if what is sound makes one; a pack with a mistake in it is an error and never built from this */
  readonly data?: T;
}

/** A pack as it lies on disk, read as far as it could be. What checks look at. */
export interface DraftPack<Bytes extends Uint8Array = Buffer> {
  readonly id: string;
  /** the folder as findings name it */
  readonly shown: string;
  readonly files: ReadonlyMap<string, PackFile<Bytes>>;
  readonly brand?: Part<BrandFile>;
  readonly theme?: Part<ThemeAuthor>;
  readonly flags?: Part<FlagsFile>;
  readonly lang: ReadonlyMap<LanguageCode, Part<LangFile>>;
}

/** `legal/terms.EN.md`: which text, in which language. */
export const LEGAL_FILE = /^legal\/(terms|privacy)\.([^./]+)\.md$/;

const EXPECTED = [
  /^(brand|theme|flags)\.json$/,
  /^lang\/[^/]+\.json$/,
  /^legal\/[^/]+\.md$/,
  /^assets\/([\w-]+\/)*[\w.-]+\.(svg|png|webp|avif|jpe?g|woff2|txt|md)$/,
  /^(README|LICEN[CS]E)(\.md|\.txt)?$/,
];
const FILE_NAMES = ['brand.json', 'theme.json', 'flags.json', 'lang', 'assets', 'legal', 'README.md'];

/** A problem about a file as a whole. */
export function fileProblem(pack: Pick<DraftPack, 'shown'>, path: string, words: Words): Problem {
  return { ...words, file: `${pack.shown}/${path}`, line: 1, column: 1 };
}

/** A problem at a place of a document. */
export function problemAt(place: Place, words: Words): Problem {
  return { ...words, ...place };
}

/**
 * Parses the files of a brand, wherever they come from. Never throws for what is inside them.
 *
 * @param readProblems what reading the files said already: a file that could not be read is not missing
 */
export function draftOf<Bytes extends Uint8Array>(
  { id, shown, files }: Pick<DraftPack<Bytes>, 'id' | 'shown' | 'files'>,
  readProblems: readonly Problem[] = [],
): { pack: DraftPack<Bytes>; findings: Finding[] } {
  const problems = [...readProblems];

  function part<S extends z.ZodType>(path: string, schema: S, kind: SchemaKind): Part<z.output<S>> | undefined {
    const file = files.get(path);
    if (!file) return undefined;
    const read = once(file.bytes, `${kind} ${shown}/${path}`, () =>
      partOf(file.bytes, `${shown}/${path}`, schema, kind),
    );
    problems.push(...read.problems);
    return read.part;
  }

  const brand = part('brand.json', packSchemas.brand, 'brand');
  const theme = part('theme.json', packSchemas.theme, 'theme');
  const flags = part('flags.json', packSchemas.flags, 'flags');
  const lang = new Map<LanguageCode, Part<LangFile>>();
  for (const path of files.keys()) {
    const code = /^lang\/([^/]+)\.json$/.exec(path)?.[1];
    if (code === undefined) continue;
    if (isLanguageCode(code)) {
      const read = part(path, packSchemas.lang, 'lang');
      if (read) lang.set(code, read);
    } else problems.push(unknownLanguage(shown, path, code));
  }
  for (const path of files.keys()) {
    if (!EXPECTED.some((expected) => expected.test(path))) problems.push(unknownFile(shown, path));
  }
  for (const [path, mend] of [
    ['brand.json', 'Add it: name, domains, merchant, currency and legal entity of the brand.'],
    ['theme.json', 'Add it; one seed colour is enough: { "seeds": { "accent": "#0b6bcb" } }.'],
  ] as const) {
    // a file that is there and could not be read has its own finding
    const known = problems.some(({ file }) => file === `${shown}/${path}`);
    if (files.has(path) || known) continue;
    problems.push(
      fileProblem({ shown }, path, {
        severity: 'error',
        code: 'pack/missing-file',
        message: `There is no ${path}.`,
        mend,
      }),
    );
  }

  const pack = { id, shown, files, lang, ...(brand && { brand }), ...(theme && { theme }), ...(flags && { flags }) };
  return { pack, findings: problems.map((problem) => ({ ...problem, brand: id })) };
}

/** what was read from bytes that are still in use: in a draft that changes with every key, most files are as they were */
const known = new WeakMap<Uint8Array, { as: string; read: unknown }>();

function once<T>(bytes: Uint8Array, as: string, read: () => T): T {
  const before = known.get(bytes);
  if (before?.as === as) return before.read as T;
  const now = read();
  known.set(bytes, { as, read: now });
  return now;
}

function partOf<S extends z.ZodType>(
  bytes: Uint8Array,
  shown: string,
  schema: S,
  kind: SchemaKind,
): { part?: Part<z.output<S>>; problems: readonly Problem[] } {
  const { text, problems: unreadable } = readText(bytes, shown);
  if (text === undefined) return { problems: unreadable };
  const { document, problems: syntax } = readJson(text, shown);
  const problems = [...unreadable, ...syntax];
  if (!document) return { problems };
  problems.push(...problemsWith(schema, document, kind));
  const sound = soundParts(schema, document.value, { defaults: !document.partial });
  if (sound === undefined) return { problems };
  // JSON leaves out what is undefined in an object, and has no place for it in a list
  const whole = schema.safeParse(JSON.parse(JSON.stringify(sound)));
  return { problems, part: { document, sound, ...(whole.success && !document.partial && { data: whole.data }) } };
}

function unknownLanguage(shown: string, path: string, code: string): Problem {
  return fileProblem({ shown }, path, {
    severity: 'error',
    code: 'lang/unknown-language',
    message: `"${code}" is no language code of the platform.`,
    mend: suggestion(code, languageCodes, `Known codes: ${languageCodes.join(', ')}.`),
  });
}

function unknownFile(shown: string, path: string): Problem {
  const [first = path] = path.split('/');
  const near = nearest(first, FILE_NAMES);
  return fileProblem({ shown }, path, {
    severity: 'warning',
    code: 'pack/unknown-file',
    message: 'No part of the product reads this file.',
    mend: near && near !== first ? `Did you mean "${near}"?` : 'Remove it, or move it to assets, lang or legal.',
  });
}

import {
  addressesOf,
  addressIn,
  HEAD_BEGINS,
  HEAD_ENDS,
  headMarkup,
  localesMarkup,
  text,
} from '@marquee/brand/pageHead';
import type { SiteHeads } from '@marquee/brand/siteHeads';

/** nginx reads no longer word of its configuration (`NGX_CONF_BUFFER`). */
export const LONGEST = 4096;
/** A known path that is not for search engines to show. */
const HIDDEN = '-';
/** Characters that no text of a head has, each in place of a variable until the text is escaped. */
const MARKS = ['\u0001', '\u0002', '\u0003', '\u0004', '\u0005'] as const;

/** Variables of a brand that a configuration asks. */
export function headVariables(id: string) {
  const name = (what: string) => `marquee_${what}_${id.replaceAll('-', '_')}`;
  return {
    /** markup that takes the place of the mark in a page; empty where the page is right as it is */
    head: name('head'),
    /** not empty where another language than the brand's own is asked for */
    other: name('other'),
  };
}

/** For all brands: the path as it was asked for, but for a slash at its end. */
export const pathMap =
  'map $request_uri $marquee_path { default ""; "~^(?<marquee_asked>/[^?]*?)/?(?:\\?|$)" $marquee_asked; }';

/**
 * Makes the head of a request's path and language out of tables of words (WEB-03); what follows from a path and a language is
 * written once.
 */
export function headMaps(id: string, heads: SiteHeads): string[] {
  const { head, other } = headVariables(id);
  const [code, at, title, about, query, locales] = ['code', 'at', 'title', 'about', 'query', 'locales'].map(
    (what) => `${head}_${what}`,
  ) as [string, string, string, string, string, string];
  const codes = Object.keys(heads.languages);
  const [own = ''] = codes;
  const variables = [at, title, about, query, locales];
  const [atMark, titleMark, aboutMark, queryMark, localesMark] = MARKS;
  const template = (found: boolean) =>
    word(
      `${headMarkup(
        {
          title: titleMark,
          description: aboutMark,
          ...(found && {
            found: {
              canonical: addressIn(heads.origin, atMark, own, own) + queryMark,
              alternates: addressesOf(heads, atMark),
            },
          }),
        },
        localesMark,
        `${heads.origin}/`,
        found ? undefined : 'noindex',
      ).slice(HEAD_BEGINS.length, -HEAD_ENDS.length)}<!--`,
      variables,
    );
  const said = Object.entries(heads.pages).flatMap(([path, page]) =>
    Object.entries(page.said).map(([each, words]) => [`${path}|${each}`, words, page.at ?? HIDDEN] as const),
  );
  const asked = `$marquee_path|$${code}`;
  const tags = Object.values(heads.languages);
  return [
    table(
      '$arg_lang',
      code,
      own,
      codes.flatMap((each) => [each, heads.languages[each] ?? each].map((name) => [name, each])),
    ),
    table(`$${code}`, other, '1', [[own, '']]),
    table(
      `$${code}`,
      query,
      '',
      codes.filter((each) => each !== own).map((each) => [each, `?lang=${each}`]),
    ),
    table(
      `$${code}`,
      locales,
      '',
      codes.map((each) => [each, localesMarkup(heads.languages[each] ?? each, tags)]),
    ),
    table(
      asked,
      at,
      '',
      said.map(([key, , found]) => [key, found]),
    ),
    table(
      asked,
      title,
      '',
      said.map(([key, [words]]) => [key, text(words)]),
    ),
    table(
      asked,
      about,
      '',
      said.map(([key, [, words]]) => [key, text(words)]),
    ),
    `map $${at} $${head} { default ${template(true)}; "" ""; ${HIDDEN} ${template(false)}; }`,
  ];
}

/** Whether nginx can read the heads of a brand. */
export function fitsNginx(lines: readonly string[]): boolean {
  return lines.every((line) => (line.match(/'[^']*'/g) ?? []).every((each) => Buffer.byteLength(each) < LONGEST));
}

/** A page with its head in place of the mark: what was there becomes a comment, which its end mark ends. */
export function headFilter(id: string): string[] {
  return ['    gzip_static off;', '    gzip on;', `    sub_filter '${HEAD_BEGINS}' $${headVariables(id).head};`];
}

type Entries = readonly (readonly [key: string | undefined, value: string | undefined])[];

function table(source: string, target: string, otherwise: string, entries: Entries): string {
  const unique = new Map(entries.map(([key = '', value = '']) => [key.toLowerCase(), [key, value] as const]));
  const rows = [...unique.values()].map(([key, value]) => `  ${word(key)} ${word(value)};`);
  return [`map "${source}" $${target} {`, `  default ${word(otherwise)};`, ...rows, '}'].join('\n');
}

/** Text of HTML as a word of nginx: what would end it, escape, or begin a variable is written as HTML can write it. */
function word(markup: string, variables: readonly string[] = []): string {
  const plain = markup
    .replaceAll("'", '&#39;')
    .replaceAll('\\', '&#92;')
    .replaceAll('$', '&#36;')
    .replaceAll('\n', ' ');
  const filled = variables.reduce((all, name, index) => all.replaceAll(MARKS[index] ?? '', `\${${name}}`), plain);
  return `'${filled}'`;
}

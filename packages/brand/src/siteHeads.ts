import * as z from 'zod';
import { addressesOf, addressIn, headMarkup, localesMarkup, type PageHead } from './pageHead.ts';

/**
 * What the heads of a brand's pages say, by path and language (WEB-03): `sites/<id>/_heads.json`. Most pages have no file of
 * their own; whoever sends them reads here what their heads say, so that a page can be found and shared before its script runs.
 */
const siteHeads = z.object({
  origin: z.string(),
  /** BCP 47 tag by the platform's code; the brand's own language first */
  languages: z.record(z.string(), z.string()),
  pages: z.record(
    z.string().startsWith('/'),
    z.object({
      /** the path that search engines are told; without it they are asked to leave the page out */
      at: z.string().startsWith('/').optional(),
      /** title and description by language */
      said: z.record(z.string(), z.tuple([z.string(), z.string()])),
    }),
  ),
  /** paths of the other pages, which come after a login alone; without this list nobody can say which paths have no page */
  rest: z.array(z.string().startsWith('/')).optional(),
});

export type SiteHeads = z.infer<typeof siteHeads>;

/** Under the root of a site; nobody is sent it. */
export const headsFile = '/_heads.json';

export function parseSiteHeads(json: string): SiteHeads {
  return siteHeads.parse(JSON.parse(json));
}

/** Whether a site has no page at a path; never said by a table that does not tell of all its pages. */
export function lacksPage({ pages, rest }: Pick<SiteHeads, 'pages' | 'rest'>, path: string): boolean {
  return rest !== undefined && !Object.hasOwn(pages, path) && !rest.includes(path);
}

/** The language that `?lang=` asks for, by the platform's code or by its tag; else the brand's own. */
export function askedCode({ languages }: Pick<SiteHeads, 'languages'>, search: string): string {
  const asked = search === '' ? undefined : new URLSearchParams(search).get('lang')?.toLowerCase();
  const codes = Object.entries(languages);
  const found = codes.find(([code, tag]) => asked === code.toLowerCase() || asked === tag.toLowerCase());
  return (found ?? codes[0])?.[0] ?? '';
}

/** The markup of a page's head in a language; nothing for a path that the table does not know. */
export function headMarkupAt(heads: SiteHeads, path: string, code: string): string | undefined {
  const page = Object.hasOwn(heads.pages, path) ? heads.pages[path] : undefined;
  const said = page && Object.hasOwn(page.said, code) ? page.said[code] : undefined;
  const own = heads.languages[code];
  if (!page || !said || own === undefined) return undefined;
  const [title, description] = said;
  const [first = ''] = Object.keys(heads.languages);
  const head: PageHead = {
    title,
    description,
    ...(page.at !== undefined && {
      found: { canonical: addressIn(heads.origin, page.at, code, first), alternates: addressesOf(heads, page.at) },
    }),
  };
  const robots = head.found ? undefined : 'noindex';
  return headMarkup(head, localesMarkup(own, Object.values(heads.languages)), `${heads.origin}/`, robots);
}

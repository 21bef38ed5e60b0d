import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HEAD_BEGINS, withHead } from '@marquee/brand/pageHead';
import {
  askedCode,
  headMarkupAt,
  headsFile,
  lacksPage,
  parseSiteHeads,
  type SiteHeads,
} from '@marquee/brand/siteHeads';
import type { Rewrite } from './files.ts';

/** What a build tells of the pages of its brands. */
export interface Heads {
  /** what puts the head of a path into a page, in the language that the query asks for (WEB-03); nothing where it is there */
  of(
    id: string,
    asked: { pathname: string; search: string /** the page was made for this path */; own: boolean },
  ): Rewrite | undefined;
  /** whether the app has no screen for a path of a brand but the one that says so (SHELL-01) */
  lack(id: string, pathname: string): boolean;
}

/** Reads the tables of a build, each once it is asked for. A build without one has its pages as they are, at every path. */
export function openHeads(dist: string): Heads {
  const tables = new Map<string, SiteHeads | null>();
  const tableOf = (id: string) => {
    const known = tables.get(id);
    if (known !== undefined) return known;
    const table = readTable(join(dist, 'sites', id, headsFile));
    tables.set(id, table);
    return table;
  };
  const of: Heads['of'] = (id, { pathname, search, own }) => {
    if (own && search === '') return undefined;
    const table = tableOf(id);
    if (!table || !Object.hasOwn(table.pages, pathname)) return undefined;
    const code = askedCode(table, search);
    if (own && code === askedCode(table, '')) return undefined;
    return {
      name: `${pathname} ${code}`,
      of: (plain) => {
        const html = new TextDecoder().decode(plain);
        const head = html.includes(HEAD_BEGINS) ? headMarkupAt(table, pathname, code) : undefined;
        return head === undefined ? plain : new TextEncoder().encode(withHead(html, head));
      },
    };
  };
  const lack = (id: string, pathname: string) => {
    const table = tableOf(id);
    return table !== null && lacksPage(table, pathname);
  };
  return { of, lack };
}

function readTable(file: string): SiteHeads | null {
  try {
    return parseSiteHeads(readFileSync(file, 'utf8'));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) console.error(`${file}: ${error}`);
    return null;
  }
}

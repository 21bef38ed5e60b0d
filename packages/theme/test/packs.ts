import { readdirSync, readFileSync } from 'node:fs';
import type { ThemeAuthor } from '../src/author.ts';

const folder = new URL('../../../brands/', import.meta.url);

/** The looks of all packs in the repository, read as they are: whether they fit the schema is the brand check's matter. */
export const packs: { id: string; author: ThemeAuthor; assets: URL }[] = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => ({
    id: name,
    author: JSON.parse(readFileSync(new URL(`${name}/theme.json`, folder), 'utf8')),
    assets: new URL(`${name}/assets/`, folder),
  }));

import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readCatalogues } from './catalogues.ts';
import { nameOf, summary } from './check.ts';
import { markOf, readReviews, renewed, reviewsFile, writeReviews } from './reviews.ts';

// `pnpm catalogues` lists how each stands; `pnpm catalogues --reviewed auth/VI` marks what a native speaker has read
const root = join(import.meta.dirname, '../../..');
const { values } = parseArgs({ options: { reviewed: { type: 'string', multiple: true, default: [] } } });
const all = await readCatalogues(root);
const unknown = values.reviewed.filter((name) => !all.some((catalogue) => nameOf(catalogue) === name));
const known = readReviews(root);
if (unknown.length > 0) {
  console.error(`There is no catalogue ${unknown.join(', ')}. There are: ${all.map(nameOf).join(', ')}.`);
  process.exitCode = 1;
} else if (!known) {
  console.error(`${reviewsFile} holds no marks. Put it back as it was, or delete it.`);
  process.exitCode = 1;
} else {
  const read = all.filter((catalogue) => values.reviewed.includes(nameOf(catalogue)));
  const reviews = renewed(known, all, read);
  writeReviews(root, reviews);
  for (const catalogue of all) console.log(`${nameOf(catalogue).padEnd(16)} ${markOf(reviews, catalogue)}`);
  console.log(summary(reviews, all));
}

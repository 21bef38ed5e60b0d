import { join } from 'node:path';
import { checkBoundaries } from './check.ts';

const { read, unread, violations } = await checkBoundaries(join(import.meta.dirname, '../../..'));
for (const file of unread) console.error(`${file} was not read, so its imports were not checked`);
for (const { rule, comment, from, to } of violations) {
  console.error(`${from} imports ${to}\n  → ${rule}: ${comment}`);
}
if (unread.length + violations.length > 0) process.exitCode = 1;
else console.log(`${read.length} files keep the import rules`);

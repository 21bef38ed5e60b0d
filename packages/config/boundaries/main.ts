import { join } from 'node:path';
import { explain } from '../gates/finding.ts';
import { checkBoundaries } from './check.ts';

const why =
  'Each floor can be understood, tested and taken out without the ones above it: packages/config/boundaries/importTable.ts.';

const { read, unread, violations } = await checkBoundaries(join(import.meta.dirname, '../../..'));
for (const file of unread) console.error(`${file} was not read, so its imports were not checked`);
if (violations.length > 0) console.error(explain({ why }, violations));
if (unread.length + violations.length > 0) process.exitCode = 1;
else console.log(`${read.length} files keep the import rules`);

import { join } from 'node:path';
import { readCommandLine, runCommand } from '../../../scripts/commandLine.mjs';
import { explain } from '../gates/finding.ts';
import { checkBoundaries } from './check.ts';

const help = `Checks who imports whom against packages/config/boundaries/importTable.ts.

  pnpm boundaries

Exits with 1 when an import is against the table.`;

const why =
  'Each floor can be understood, tested and taken out without the ones above it: packages/config/boundaries/importTable.ts.';

await runCommand(help, async (args) => {
  readCommandLine(args, {});
  const { read, unread, violations } = await checkBoundaries(join(import.meta.dirname, '../../..'));
  for (const file of unread) console.error(`${file} was not read, so its imports were not checked`);
  if (violations.length > 0) console.error(explain({ why }, violations));
  if (unread.length + violations.length > 0) process.exitCode = 1;
  else console.log(`${read.length} files keep the import rules`);
});

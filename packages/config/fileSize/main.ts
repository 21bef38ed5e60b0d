import { join } from 'node:path';
import { readCommandLine, runCommand } from '../../../scripts/commandLine.mjs';
import { findLongFiles, maximum } from './check.ts';

const help = `Checks that no file of code has more than ${maximum} lines.

  pnpm file-size

Exits with 1 when one has.`;

await runCommand(help, (args) => {
  readCommandLine(args, {});
  const long = findLongFiles(join(import.meta.dirname, '../../..'));
  for (const { file, lines } of long) {
    console.error(`${file} has ${lines} lines, ${lines - maximum} too many.
  → Move a part that has a name of its own into a file of that name.`);
  }
  if (long.length > 0) {
    console.error(`\nWhat is longer than ${maximum} lines does more than its name says, and is not read as a whole.`);
    process.exitCode = 1;
  } else console.log(`no file of code has more than ${maximum} lines`);
});

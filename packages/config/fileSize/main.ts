import { join } from 'node:path';
import { findLongFiles, maximum } from './check.ts';

const long = findLongFiles(join(import.meta.dirname, '../../..'));
for (const { file, lines } of long) console.error(`${file} has ${lines} lines`);
if (long.length > 0) {
  console.error(
    `\nHand-written code stays within ${maximum} lines a file. Move a part that has a name of its own into a file of that name.`,
  );
  process.exitCode = 1;
} else console.log(`no file of code has more than ${maximum} lines`);

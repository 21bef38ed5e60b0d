import path from 'node:path';
import { readCommandLine, runCommand } from '../../scripts/commandLine.mjs';
import { findHeavyPages, summary } from './check.ts';
import { readFirstLoads } from './read.ts';

const help = `Tells what the pages of the last build weigh before they can be used, and checks it against the stops in bench/goals.ts.

  pnpm first-load

Exits with 1 when a page is past a stop, with 2 when nothing is built.`;

await runCommand(help, (args) => {
  readCommandLine(args, {});
  const pages = readFirstLoads(path.join(import.meta.dirname, '../../apps/web/dist'));
  const findings = findHeavyPages(pages);
  for (const finding of findings) console.error(`${finding}\n`);
  console.log(summary(pages));
  if (findings.length > 0) process.exitCode = 1;
});

import { join } from 'node:path';
import { readCommandLine, runCommand } from '../../../scripts/commandLine.mjs';
import { accept, difference, readSnapshot, snapshotFile, writeSnapshot } from './compare.ts';
import { describeProps } from './describe.ts';

const help = `Tells how what packages/ui shows to others (props, hooks, types) differs from what was accepted.

  pnpm props [-u]

  -u, --update  accepts it: writes ${snapshotFile}

Exits with 1 when it differs.`;

await runCommand(help, (args) => {
  const root = join(import.meta.dirname, '../../..');
  const { update } = readCommandLine(args, { update: { type: 'boolean', short: 'u' } }).values;
  const api = describeProps(root, 'packages/ui');
  if (update) {
    writeSnapshot(root, api);
    console.log(`written to ${snapshotFile}`);
    return;
  }
  const lines = difference(readSnapshot(root), api);
  console.log(lines.length > 0 ? [...lines, accept].join('\n') : 'all is as in the snapshot');
  if (lines.length > 0) process.exitCode = 1;
});

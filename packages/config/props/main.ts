import { join } from 'node:path';
import { readCommandLine, runCommand } from '../../../scripts/commandLine.mjs';
import { accept, difference, readSnapshot, snapshotFile, writeSnapshot } from './compare.ts';
import { describeProps } from './describe.ts';

const help = `Tells how the public props of packages/ui differ from those that were accepted.

  pnpm props [-u]

  -u, --update  accepts them: writes ${snapshotFile}

Exits with 1 when they differ.`;

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
  console.log(lines.length > 0 ? [...lines, accept].join('\n') : 'the props are those of the snapshot');
  if (lines.length > 0) process.exitCode = 1;
});

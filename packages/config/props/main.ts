import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { accept, difference, readSnapshot, snapshotFile, writeSnapshot } from './compare.ts';
import { describeProps } from './describe.ts';

// `pnpm props` shows how the public props of the kit differ from the snapshot; `-u` accepts them
const root = join(import.meta.dirname, '../../..');
const { values } = parseArgs({ options: { update: { type: 'boolean', short: 'u', default: false } } });
const api = describeProps(root, 'packages/ui');
if (values.update) {
  writeSnapshot(root, api);
  console.log(`written to ${snapshotFile}`);
} else {
  const lines = difference(readSnapshot(root), api);
  console.log(lines.length > 0 ? [...lines, accept].join('\n') : 'the props are those of the snapshot');
  if (lines.length > 0) process.exitCode = 1;
}

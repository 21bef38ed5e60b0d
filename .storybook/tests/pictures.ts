import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromiumPath } from '@marquee/config/chromium';
import { pictureRun } from './pictureRun.ts';

/** `pnpm visual`: compares pictures; `-u` accepts what is seen now. */
const folder = path.resolve(import.meta.dirname, '../pictures');
const record = path.join(folder, 'browser.json');
const asked = process.argv.slice(2);

const version = execFileSync(chromiumPath, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
const major = Number(/(\d+)\.\d+\.\d+/.exec(version)?.[1]);
const recorded = existsSync(record) ? (JSON.parse(readFileSync(record, 'utf8')) as { major: number }).major : undefined;

const run = pictureRun(asked, major, recorded);
if (run.kind === 'say') {
  console.log(run.text);
  if (run.failed) process.exitCode = 1;
} else {
  const args = ['run', '--config', 'pictures.config.ts', ...asked];
  const { status } = spawnSync('vitest', args, { cwd: path.dirname(folder), stdio: 'inherit' });
  if (run.records && status === 0) writeFileSync(record, `${JSON.stringify({ major }, null, 2)}\n`);
  if (status !== 0) {
    console.error('Where a picture differs, see .storybook/test-results/pictures. If it is meant: pnpm visual -u');
    process.exitCode = 1;
  }
}

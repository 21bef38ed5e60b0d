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
  const isUpdate = (word: string) => word === '-u' || word === '--update';
  // with a value: by itself it would take the name of a story that follows for one, and accept all
  const args = asked.map((word) => (isUpdate(word) ? '--update=all' : word));
  const { status } = spawnSync('vitest', ['run', '--config', 'pictures.config.ts', ...args], {
    cwd: path.dirname(folder),
    stdio: 'inherit',
  });
  if (run.records && status === 0) writeFileSync(record, `${JSON.stringify({ major }, null, 2)}\n`);
  if (status !== 0) process.exitCode = 1;
}

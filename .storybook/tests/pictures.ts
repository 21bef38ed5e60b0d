import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromiumPath } from '@marquee/config/chromium';

/** `pnpm visual`: compares pictures; `-u` accepts what is seen now. Browsers of different versions draw text differently. */
const folder = path.resolve(import.meta.dirname, '../pictures');
const record = path.join(folder, 'browser.json');
const accept = process.argv.includes('-u');

const version = execFileSync(chromiumPath, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
const major = Number(/(\d+)\.\d+\.\d+/.exec(version)?.[1]);
const recorded = existsSync(record) ? (JSON.parse(readFileSync(record, 'utf8')) as { major: number }).major : undefined;

if (!accept && recorded !== major) {
  console.log(
    `Pictures skipped: they were taken with Chromium ${recorded ?? 'nothing'}, this is ${major}. Take them anew with: pnpm visual -u`,
  );
} else {
  const args = ['run', '--config', 'pictures.config.ts', ...process.argv.slice(2)];
  const { status } = spawnSync('vitest', args, { cwd: path.dirname(folder), stdio: 'inherit' });
  if (accept && status === 0) writeFileSync(record, `${JSON.stringify({ major }, null, 2)}\n`);
  if (status !== 0) {
    console.error('Where a picture differs, see .storybook/test-results/pictures. If it is meant: pnpm visual -u');
    process.exitCode = 1;
  }
}

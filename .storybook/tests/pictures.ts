import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listSources } from '../../packages/config/sources.ts';
import { findChromium } from '../../scripts/chromium.mjs';
import { readCommandLine, runCommand, UsageError } from '../../scripts/commandLine.mjs';
import { pictureRun } from './pictureRun.ts';

const help = `Compares stories with the pictures that were accepted; where one differs, the difference is drawn.

  pnpm visual [<part of a story file's path> …] [-u]

  -u, --update  accepts what is seen now

Exits with 1 when a picture differs.`;

const folder = path.resolve(import.meta.dirname, '../pictures');
const record = path.join(folder, 'browser.json');

await runCommand(help, (args) => {
  const known = { update: { type: 'boolean', short: 'u', default: false } } as const;
  const { values, positionals: filters } = readCommandLine(args, known, { allowPositionals: true });

  const files = listSources(path.resolve(folder, '../..'), ['packages', 'apps', '.storybook'], /\.stories\.tsx$/);
  const unknown = filters.find((part) => !files.some((file) => file.includes(part)));
  if (unknown !== undefined)
    throw new UsageError(`No story file has "${unknown}" in its path; Badge, say, is a part of one that has.`);

  const program = findChromium({ whole: true });
  const version = execFileSync(program, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  const major = Number(/(\d+)\.\d+\.\d+/.exec(version)?.[1]);
  const recorded = existsSync(record)
    ? (JSON.parse(readFileSync(record, 'utf8')) as { major: number }).major
    : undefined;
  const run = pictureRun(
    { update: values.update, filters },
    { major, shell: /headless-shell/.test(program) },
    recorded,
  );
  if (run.kind === 'say') {
    console.log(run.text);
    if (run.failed) process.exitCode = 1;
    return;
  }
  // with a value: by itself it would take the name of a story that follows for one, and accept all
  const update = values.update ? ['--update=all'] : [];
  const { status } = spawnSync('vitest', ['run', '--config=pictures.config.ts', ...update, ...filters], {
    cwd: path.dirname(folder),
    stdio: 'inherit',
  });
  if (run.records && status === 0) writeFileSync(record, `${JSON.stringify({ major }, null, 2)}\n`);
  if (status !== 0) process.exitCode = 1;
});

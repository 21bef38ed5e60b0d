import { spawnSync } from 'node:child_process';
import path from 'node:path';

/** `pnpm chromatic`: publishes the stories for review, in every mode of the preview, where there is a project for it. */
if (process.env.CHROMATIC_PROJECT_TOKEN) {
  const { status } = spawnSync('chromatic', ['--build-script-name', 'storybook:build', '--exit-zero-on-changes'], {
    cwd: path.resolve(import.meta.dirname, '..'),
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
} else console.log('Nothing published: set CHROMATIC_PROJECT_TOKEN to the token of a Chromatic project.');

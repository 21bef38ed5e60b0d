import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { readCommandLine, runCommand, UsageError } from '../../scripts/commandLine.mjs';

const help = `Publishes the stories for review on Chromatic, in every mode of the preview.

  CHROMATIC_PROJECT_TOKEN=<token> pnpm chromatic

Changes that nobody has reviewed yet are no failure. Exits with 2 without a token, for then nothing was published.`;

await runCommand(help, (args) => {
  readCommandLine(args, {});
  if (!process.env.CHROMATIC_PROJECT_TOKEN)
    throw new UsageError('Nothing published: set CHROMATIC_PROJECT_TOKEN to the token of a Chromatic project.');
  const { status } = spawnSync('chromatic', ['--build-script-name', 'storybook:build', '--exit-zero-on-changes'], {
    cwd: path.resolve(import.meta.dirname, '..'),
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
});

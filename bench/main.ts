import { runCommand } from '../scripts/commandLine.mjs';
import { help, readArguments } from './arguments.ts';

await runCommand(help, async (args) => {
  const asked = readArguments(args);
  // the browser and the bundler take a while to come: nobody waits for them to be told of a slip
  const { run } = await import('./run.ts');
  await run(asked);
});

import { runCommand } from '../../../../scripts/commandLine.mjs';
import { help, readArguments } from './arguments.ts';
import { callIds, runChaos } from './run.ts';

await runCommand(help, async (args) => {
  const asked = readArguments(args);
  const start = performance.now();
  const ids = asked.calls ?? callIds;
  const { tried, mutated, failures } = await runChaos({
    calls: ids,
    mutations: asked.mutations,
    onCall: (id, found) => {
      if (found.length === 0) console.log(`✓ ${id}`);
      for (const { fault, what } of found) console.log(`✗ ${id} with ${fault}: ${what}`);
    },
  });
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  console.log(
    `${ids.length} calls: ${tried} tried with a fault, ${mutated} mutated answers read, ${failures.length} failed (${seconds} s)`,
  );
  if (failures.length > 0) process.exitCode = 1;
});
